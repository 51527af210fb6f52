import { PROOF_MEANS } from '@systole/domain/accounts/proof-means'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, ShortText } from '../wire/form-fields.ts'
import { PasskeyAnswer, PasskeyQuestion } from './passkey-ceremony.ts'
import { SealedPassword } from './sealed-password.ts'

const TypedCode = z.string().min(1).max(60)

/** The data of -1003: the second factors that this account can use. */
export const SecondFactorDemand = z.object({
  methods: z.array(z.enum(['totp', 'passkey', 'recovery'])),
  /** The options for `navigator.credentials.get`, if `passkey` is among the methods. */
  passkey: PasskeyQuestion.optional(),
})
export type SecondFactorDemand = z.infer<typeof SecondFactorDemand>

/** The second factor of a login; exactly one. */
export const SecondFactor = z.union([
  z.strictObject({ totp: TypedCode }),
  z.strictObject({ recovery: TypedCode }),
  z.strictObject({ passkey: PasskeyAnswer }),
])
export type SecondFactor = z.infer<typeof SecondFactor>

/** A proof that the owner is present, required to change sign-in methods and to sign. */
export const Proof = z.union([
  z.strictObject({ password: SealedPassword }),
  z.strictObject({ totp: TypedCode }),
  z.strictObject({ recovery: TypedCode }),
  z.strictObject({ passkey: PasskeyAnswer }),
])
export type Proof = z.infer<typeof Proof>

/** Returns the methods of proof that this account has, and the challenge for its passkeys. */
export const proofOptions = endpoint({
  path: '/api/proof_options',
  summary: 'The ways to show that the owner of the account is at the keyboard',
  access: 'proofOptions',
  effect: 'steps',
  rate: 'login',
  input: z.object({}),
  output: z.object({
    methods: z.array(z.enum(PROOF_MEANS)),
    /** The options for `navigator.credentials.get`, if `passkey` is among the methods. */
    passkey: PasskeyQuestion.optional(),
  }),
  errors: [],
})

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const setUpTotp = endpoint({
  path: '/api/set_up_totp',
  summary: 'Begin with an authenticator app; it counts once a code confirms it',
  access: 'setUpTotp',
  effect: 'steps',
  rate: 'login',
  input: z.object({ proof: json(Proof) }),
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['proofRefused'],
})

export const confirmTotp = endpoint({
  path: '/api/confirm_totp',
  summary: 'Turn the authenticator app on with its first code; answers the recovery codes, once',
  access: 'confirmTotp',
  effect: 'steps',
  rate: 'login',
  input: z.object({ code: TypedCode }),
  output: RecoveryCodes,
  errors: ['secondFactorRefused'],
})

export const turnOffTotp = endpoint({
  path: '/api/turn_off_totp',
  summary: 'Turn the authenticator app off',
  access: 'turnOffTotp',
  effect: 'steps',
  rate: 'login',
  input: z.object({ proof: json(Proof) }),
  output: z.object({}),
  errors: ['proofRefused'],
})

export const renewRecoveryCodes = endpoint({
  path: '/api/renew_recovery_codes',
  summary: 'Make new recovery codes; the old ones are over',
  access: 'renewRecoveryCodes',
  effect: 'steps',
  rate: 'login',
  input: z.object({ proof: json(Proof) }),
  output: RecoveryCodes,
  errors: ['proofRefused'],
})

export const resetSecondFactor = endpoint({
  path: '/api/reset_second_factor',
  summary: 'Take second factor and passkeys off an account whose owner has lost them',
  access: 'resetSecondFactor',
  effect: 'write',
  rate: 'write',
  uid: 'subject',
  input: z.object({ uid: Id, reason: ShortText.optional() }),
  output: z.object({}),
  errors: ['accountNotFound', 'reasonRequired'],
})
