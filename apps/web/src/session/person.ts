/** Who is signed in, as the account knows them. */
export interface Person {
  userId: string;
  name: string;
  email: string;
}
