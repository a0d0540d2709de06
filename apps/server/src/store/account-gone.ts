/** The account was deleted while one of its calls was under way: nothing may be stored for it any more. */
export class AccountGone extends Error {
  constructor() {
    super("The account is gone");
    this.name = "AccountGone";
  }
}

/** What a foreign key says where something was about to be stored for an account that is gone. */
const NO_OWNER = new Set(["23503", "SQLITE_CONSTRAINT_FOREIGNKEY"]);

export function isAccountGone(error: unknown): boolean {
  if (error instanceof AccountGone) return true;
  return error instanceof Error && "code" in error && typeof error.code === "string" && NO_OWNER.has(error.code);
}
