import type { SecondFactor } from '@systole/contract/accounts/second-factors'
import { useState } from 'react'
import { addTexts } from '../../i18n/i18n.ts'
import type { Session } from '../../session/current-session.ts'
import { notifyOtherTabs } from '../../session/session-channel.ts'
import { rememberEmail } from './remembered-email.ts'
import type { LoginFormState } from './use-login-form.ts'

type Work = 'password' | 'passkey'
type Then = {
  /** Resolves once the next page is rendered; the button stays busy until then. */
  onSignedIn: (session: Session) => unknown
  onRefused: () => void
}

/** Runs one attempt at a time; a second press is ignored. */
export function useSignIn(form: LoginFormState, then: Then) {
  const [busy, setBusy] = useState<Work>()
  const once = async (work: Work, attempt: () => Promise<unknown>) => {
    if (busy) return
    setBusy(work)
    try {
      await addTexts('errors')
      await attempt()
    } catch {
      form.fail() // LOGIN-5: anything thrown
    }
    setBusy(undefined)
  }
  return {
    busy,
    submit: async () => {
      if (form.check('signIn')) await once('password', () => trySignIn(form, then))
    },
    /** Sends the second step; a password that is no longer accepted leads back to the first step. */
    show: (second: SecondFactor) => once('password', () => trySignIn(form, then, second)),
    showPasskey: () => once('passkey', () => tryPasskeyStep(form, then)),
    withPasskey: () => once('passkey', () => tryPasskey(form, then)),
  }
}

/** Returns true if the second step was refused and is asked for again. */
async function trySignIn(
  form: LoginFormState,
  then: Then,
  second?: SecondFactor,
): Promise<boolean> {
  const { signIn } = await import('./sign-in.ts')
  const result = await signIn({ ...credentialsOf(form), ...(second && { second }) })
  if (result.kind === 'signedIn') await enter(form, then, result.session)
  else if (result.kind === 'chooseRole') form.offerRoles(result.userTypes, 'signIn')
  else if (result.kind === 'askSecond') {
    await Promise.all([addTexts('account'), import('./second-step.tsx')])
    form.askSecond(result.demand)
  } else {
    if (form.refuse(result)) return true
    then.onRefused()
  }
  return false
}

/** Answers the passkey challenge; each challenge accepts one answer, so a refusal brings a new one. */
async function tryPasskeyStep(form: LoginFormState, then: Then): Promise<void> {
  const { answerPasskey } = await import('../../proof/answer-passkey.ts')
  const question = form.demand?.passkey
  const passkey = question && (await answerPasskey(question))
  if (!passkey) return form.say('passkeyStepStopped')
  const isAskedAgain = await trySignIn(form, then, { passkey })
  if (isAskedAgain) await renewQuestion(form)
}

async function renewQuestion(form: LoginFormState): Promise<void> {
  const { signIn } = await import('./sign-in.ts')
  const again = await signIn(credentialsOf(form))
  if (again.kind === 'askSecond') form.renewDemand(again.demand)
}

function credentialsOf({ fields, userType }: LoginFormState) {
  return { ...fields, ...(userType && { userType }) }
}

async function tryPasskey(form: LoginFormState, then: Then): Promise<void> {
  const { signInWithPasskey } = await import('./passkey-sign-in.ts')
  const result = await signInWithPasskey()
  if (result.kind === 'signedIn') await enter(form, then, result.session)
  else if (result.kind === 'stopped') form.say('passkeyStopped')
  else form.refusePasskey(result)
}

async function enter(form: LoginFormState, then: Then, session: Session): Promise<void> {
  rememberEmail(form.fields.email.trim() || session.email)
  notifyOtherTabs('signedIn')
  await then.onSignedIn(session)
}
