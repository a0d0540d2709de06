/** Who is signed in, as the account knows them. */
export interface Person {
  userId: string;
  name: string;
  email: string;
  /** Of a sample person: the moment (ISO 8601) at which it is gone. */
  sampleUntil?: string;
}
