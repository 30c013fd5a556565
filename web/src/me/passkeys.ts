/** Passkeys over the wire are JSON; the browser wants bytes. */

const bytes = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0))
    .buffer;

const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

type Named = { id: string; type: "public-key" };
export type CreationOptions = Omit<
  PublicKeyCredentialCreationOptions,
  "challenge" | "user" | "excludeCredentials"
> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Named[];
};
export type RequestOptions = { challenge: string; rpId: string; timeout?: number };

/** What the server checks: every part of the answer that is bytes, as text. */
function told({ id, type, response }: PublicKeyCredential): unknown {
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature"];
  const given = parts.flatMap((part) => {
    const found: unknown = Reflect.get(response, part);
    return found instanceof ArrayBuffer ? [[part, text(found)]] : [];
  });
  return { id, rawId: id, type, response: Object.fromEntries(given) };
}

/** Let the browser make a passkey. */
export async function make(options: CreationOptions): Promise<unknown> {
  const made = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: (options.excludeCredentials ?? []).map(({ id, type }) => ({
        id: bytes(id),
        type,
      })),
    },
  });
  return told(made as PublicKeyCredential);
}

/** Let the browser use one of its passkeys. */
export async function use(options: RequestOptions): Promise<unknown> {
  const used = await navigator.credentials.get({
    publicKey: { ...options, challenge: bytes(options.challenge) },
  });
  return told(used as PublicKeyCredential);
}
