import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const b64 = (data: Buffer | string): string => Buffer.from(data).toString('base64url');
const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** A software passkey that answers like a browser. */
export class SecurityKey {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(
    private readonly origin: string,
    private readonly rpId = new URL(origin).hostname,
  ) {}

  create(options: string): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    const credential = Buffer.concat([Buffer.alloc(16), uint(this.id.length, 2), this.id, this.coseKey()]);
    const authData = Buffer.concat([this.authData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL), credential]);
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x59]),
      uint(authData.length, 2),
      authData,
    ]);
    return this.answer({
      clientDataJSON: b64(this.clientData('webauthn.create', challenge)),
      attestationObject: b64(attestationObject),
      transports: ['internal'],
    });
  }

  get(options: string): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    this.counter += 1;
    const authenticatorData = this.authData(PRESENT_AND_VERIFIED);
    const clientData = this.clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: b64(clientData),
      authenticatorData: b64(authenticatorData),
      signature: b64(signature),
    });
  }

  private answer(response: object): string {
    const id = b64(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  private clientData(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false });
  }

  private authData(flags: number): Buffer {
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), uint(this.counter, 4)]);
  }

  /** CBOR of an ES256 key. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => Buffer.from(value, 'base64url');
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      coordinate(x),
      Buffer.from('225820', 'hex'),
      coordinate(y),
    ]);
  }
}
