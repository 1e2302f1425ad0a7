export interface MailTables {
  mails: MailsTable;
  unwanted_mail: UnwantedMailTable;
  mailed_links: MailedLinksTable;
}

/** What is or was to be sent: an id is sent once. */
interface MailsTable {
  id: string;
  kind: string;
  /** A keyed hash of the address: most addresses are of people with accounts, some of strangers. */
  receiver: string;
  /** `failed`: the receiver's server refused it for good, or it came too late. */
  state: 'waiting' | 'sent' | 'failed';
  created_at: number;
}

/** A kind of mail that its receiver has switched off. */
interface UnwantedMailTable {
  /** The id of an account, or the keyed hash of an address without one. */
  receiver: string;
  kind: string;
  since: number;
}

/** A link in a mail that acts for an account, once: it is removed when it is used. */
interface MailedLinksTable {
  /** SHA-256 of its token, hex. */
  token_hash: string;
  user_id: string;
  purpose: 'confirm_address' | 'change_address' | 'reset_password';
  /** Where it was sent. */
  email: string;
  created_at: number;
  expires_at: number;
}
