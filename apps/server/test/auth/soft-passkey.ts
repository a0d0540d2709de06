import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface SoftPasskeyOptions {
  origin?: string;
  /** Whether it says to have seen a finger, a face or a PIN. */
  isVerified?: boolean;
}

const [PRESENT, VERIFIED, WITH_KEY] = [1, 4, 64];

/** A passkey in memory, which answers WebAuthn's options as a browser with an authenticator does. */
export class SoftPasskey {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #origin: string;
  readonly #flags: number;

  constructor({ origin = "http://localhost:3102", isVerified = true }: SoftPasskeyOptions = {}) {
    this.#origin = origin;
    this.#flags = PRESENT | (isVerified ? VERIFIED : 0);
  }

  /** What the browser sends after it has made this passkey by `options`. */
  register(options: unknown): object {
    const { challenge, rp } = options as { challenge: string; rp: { id: string } };
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const key = Buffer.concat([
      // A map of five: kty EC2, alg ES256, crv P-256, x and y (RFC 9052).
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key]);
    const authData = Buffer.concat([this.#head(rp.id, WITH_KEY), credential]);
    const attestationObject = Buffer.concat([
      // A map of three: fmt "none", attStmt {}, authData.
      Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
      Buffer.from([authData.length]),
      authData,
    ]);
    return this.#answer("webauthn.create", challenge, () => ({
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal"],
    }));
  }

  /** What the browser sends after this passkey has signed in by `options`. */
  signIn(options: unknown): object {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    const authData = this.#head(rpId, 0);
    return this.#answer("webauthn.get", challenge, (clientData) => {
      const signed = Buffer.concat([authData, createHash("sha256").update(clientData).digest()]);
      const signature = sign("sha256", signed, this.#keys.privateKey).toString("base64url");
      return { authenticatorData: authData.toString("base64url"), signature };
    });
  }

  #head(rpId: string, moreFlags: number): Buffer {
    const rpHash = createHash("sha256").update(rpId).digest();
    return Buffer.concat([rpHash, Buffer.from([this.#flags | moreFlags]), Buffer.alloc(4)]);
  }

  #answer(type: string, challenge: string, respond: (clientData: Buffer) => object): object {
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
    const id = this.#id.toString("base64url");
    const response = { clientDataJSON: clientData.toString("base64url"), ...respond(clientData) };
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }
}
