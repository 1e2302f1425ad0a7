import type { Generated } from 'kysely';

/** What people sign in with beside a password, and what the OAuth library keeps. */
export interface IdentityTables {
  oauth_clients: OAuthClientsTable;
  oauth_resources: StoredByLibrary;
  oauth_consents: StoredByLibrary & { reference_id: string | null };
  oauth_client_assertions: StoredByLibrary & { expires_at: number };
  oauth_access_tokens: OAuthTokensTable;
  oauth_refresh_tokens: OAuthTokensTable;
  verifications: VerificationsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_identities: SignInIdentitiesTable;
  used_signatures: StoredByLibrary & { expires_at: number };
}

interface StoredByLibrary {
  id: string;
}

/** The members that are read here; the library has more. */
interface OAuthClientsTable extends StoredByLibrary {
  /** An address, where the client describes itself in a document there. */
  client_id: string;
  /** Sealed by the library. */
  client_secret: string | null;
  /** The admin who entered it. */
  user_id: string | null;
  /** How it was found; null: it registered, or an admin entered it. */
  client_discovery_id: string | null;
  name: string | null;
  uri: string | null;
  /** JSON. */
  redirect_uris: string;
  created_at: number | null;
  updated_at: number | null;
}

interface OAuthTokensTable extends StoredByLibrary {
  /** SHA-256 of the token, hex. */
  token: string;
  client_id: string;
  user_id: string | null;
  /** The row of `api_keys` that is the grant. */
  reference_id: string | null;
  expires_at: number | null;
  revoked: number | null;
}

/** What is shown once: the codes of OAuth, the challenges of passkeys. */
interface VerificationsTable extends StoredByLibrary {
  identifier: string;
  value: string;
  expires_at: number;
  created_at: number;
  updated_at: number;
}

interface PasskeysTable {
  /** As the authenticator names it, Base64url. */
  id: string;
  user_id: string;
  name: string;
  /** COSE, Base64url. */
  public_key: string;
  counter: number;
  /** JSON, as the browser reports them. */
  transports: Generated<string | null>;
  created_at: number;
  seen_at: Generated<number | null>;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: number | null;
}

/** Who an account is to an issuer of sign-ins. */
interface SignInIdentitiesTable {
  id: string;
  issuer: string;
  subject: string;
  user_id: string;
  /** As the issuer said last: for people to read. */
  email: string | null;
  /** 1: its claim made the account that of an admin, and a log-in without the claim takes that back. */
  gives_admin: number;
  created_at: number;
  seen_at: number;
}
