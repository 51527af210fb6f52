/** Returns the challenge in an authenticator's client data; nothing else in it is used here. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return undefined
    return typeof said.challenge === 'string' && said.challenge.length < 200
      ? said.challenge
      : undefined
  } catch {
    return undefined
  }
}
