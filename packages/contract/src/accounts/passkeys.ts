import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json } from '../wire/form-fields.ts'
import { Platform, SignedInAccount } from './accounts.ts'
import { NewPasskey, PasskeyAnswer, PasskeyQuestion } from './passkey-ceremony.ts'
import { Proof } from './second-factors.ts'

const PasskeyName = plainText(60).trim().min(1)

export const startPasskey = endpoint({
  path: '/api/start_passkey',
  summary: 'Options to make a passkey with, answered within five minutes',
  access: 'startPasskey',
  effect: 'steps',
  rate: 'login',
  input: z.object({ proof: json(Proof) }),
  output: z.object({ options: PasskeyQuestion }),
  errors: ['proofRefused'],
})

export const addPasskey = endpoint({
  path: '/api/add_passkey',
  summary: 'Keep a passkey that an authenticator has made',
  access: 'addPasskey',
  effect: 'write',
  rate: 'write',
  input: z.object({ name: PasskeyName, credential: json(NewPasskey) }),
  output: z.object({ passkey_id: Id }),
  errors: ['passkeyRefused'],
})

export const renamePasskey = endpoint({
  path: '/api/rename_passkey',
  summary: 'Give a passkey another name',
  access: 'renamePasskey',
  effect: 'write',
  rate: 'write',
  input: z.object({ passkey_id: Id, name: PasskeyName }),
  output: z.object({}),
  errors: ['passkeyRefused'],
})

export const removePasskey = endpoint({
  path: '/api/remove_passkey',
  summary: 'A passkey opens the account no more',
  access: 'removePasskey',
  effect: 'write',
  rate: 'write',
  input: z.object({ passkey_id: Id }),
  output: z.object({}),
  errors: [],
})

export const passkeyOptions = endpoint({
  path: '/api/passkey_options',
  summary: 'Options to sign in with a passkey, answered within five minutes',
  access: 'passkeyOptions',
  effect: 'steps',
  rate: 'login',
  input: z.object({}),
  output: z.object({ options: PasskeyQuestion }),
  errors: [],
})

/** `sid` is empty in the reply to the web app, as in `login`. */
export const passkeyLogin = endpoint({
  path: '/api/passkey_login',
  summary:
    'Open a session with a passkey alone: it verified its person, so it counts as both factors',
  access: 'passkeyLogin',
  effect: 'steps',
  rate: 'login',
  input: z.object({ credential: json(PasskeyAnswer), platform: json(Platform) }),
  output: z.array(SignedInAccount).length(1),
  errors: ['passkeyRefused'],
})
