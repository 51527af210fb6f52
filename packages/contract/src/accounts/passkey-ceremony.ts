import { z } from 'zod'

/** The options of `navigator.credentials` as JSON, which only the browser reads. */
export const PasskeyQuestion = z.looseObject({ challenge: z.string() })

const Base64Url = z
  .string()
  .regex(/^[A-Za-z0-9_-]*$/)
  .max(20_000)

const Credential = z.object({
  id: Base64Url.max(1400),
  rawId: Base64Url.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

/** The authenticator's response at sign-in. */
export const PasskeyAnswer = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** The authenticator's response when it creates a passkey. */
export const NewPasskey = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>
