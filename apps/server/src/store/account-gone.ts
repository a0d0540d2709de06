/** The account was deleted while one of its calls was under way: nothing may be stored for it any more. */
export class AccountGone extends Error {
  constructor() {
    super("The account is gone");
    this.name = "AccountGone";
  }
}
