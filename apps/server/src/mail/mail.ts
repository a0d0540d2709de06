export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers of the message. */
  headers?: Readonly<Record<string, string>>;
  /** The id of the account that it is about, so that it can be erased with it whatever address it went to. */
  account?: string | undefined;
}

export interface Mail {
  /**
   * Sends a message, or keeps it where no mail server is known, and says whether that was done, or may have been: false
   * is only what surely was not taken, so that it can be sent again. Never throws: what went wrong is logged.
   */
  send(message: Message): Promise<boolean>;
  /** Erases what is kept of messages to an address, and of those about an account. */
  forget(address: string, account: string): Promise<void>;
}

/** What mail needs of the server's configuration. */
export interface MailConfig {
  /** `smtp://user:password@host:port`; without one, messages are kept in files. */
  smtpUrl?: string | null | undefined;
  mailFrom: string;
  dataDir: string;
}

/** What mail needs of the server's log. */
export interface MailLog {
  info(message: string, details?: object): void;
  error(message: string, details?: object): void;
}
