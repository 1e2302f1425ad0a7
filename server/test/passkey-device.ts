import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The page that a browser names beside the key. A browser sets both; an attacker's program sets what it likes. */
interface Page {
  origin: string;
  rpId: string;
}

/** A device with one passkey, which signs for every page that it is given. Source: WebAuthn 3, 6.1 and 6.5. */
export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  // A map of five in CBOR: EC2, ES256, P-256, x, y.
  const coseKey = Buffer.concat([hex('a501020326200121', '5820'), fromBase64Url(x), hex('225820'), fromBase64Url(y)]);

  function clientData(type: string, challenge: string, { origin }: Page): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData({ rpId }: Page, flags: number, attested: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  }

  return {
    /** @param challenge of the options that the service gave */
    create(challenge: string, page: Page) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const data = authenticatorData(page, isPresent | isVerified | hasAttestedKey, attested);
      const attestation = Buffer.concat([
        hex('a3', '63'),
        Buffer.from('fmt'),
        hex('64'),
        Buffer.from('none'),
        hex('67'),
        Buffer.from('attStmt'),
        hex('a0', '68'),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, page).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
      return credentialOf(id, response);
    },

    get(challenge: string, page: Page) {
      const data = authenticatorData(page, isPresent | isVerified, Buffer.alloc(0));
      const json = clientData('webauthn.get', challenge, page);
      const response = {
        clientDataJSON: json.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(json)]), privateKey).toString('base64url'),
      };
      return credentialOf(id, response);
    },
  };
}

const [isPresent, isVerified, hasAttestedKey] = [0x01, 0x04, 0x40];

function credentialOf(id: Buffer, response: Record<string, string>) {
  return { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {}, response };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function hex(...parts: string[]): Buffer {
  return Buffer.from(parts.join(''), 'hex');
}

function fromBase64Url(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
