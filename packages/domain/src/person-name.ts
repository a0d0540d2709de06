/** What to call someone: profile name, else account name, else the e-mail's part before @. */
export function displayName(person: { profileName?: string; accountName?: string; email?: string }): string {
  return person.profileName?.trim() || person.accountName?.trim() || emailPrefix(person.email);
}

/** The first word of the name, or the e-mail's part before @, or 'there'. */
export function firstName(person: { name?: string; email?: string }): string {
  return person.name?.trim().split(/\s+/)[0] || emailPrefix(person.email) || "there";
}

function emailPrefix(email: string | undefined): string {
  return email?.split("@")[0] ?? "";
}
