import type { Proof } from '@systole/contract/accounts/second-factors'
import { cleanText } from '@systole/domain/text/clean-text'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROOF_REFUSED, VERSION_CONFLICT } from '../../../api/codes.ts'
import { RefusedError } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { useProof } from '../../../proof/proof-field.tsx'
import { SignerProof } from '../../../proof/signer-proof.tsx'
import { useProofOptions } from '../../../proof/use-proof-options.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts'
import { type SignedReview, signReview } from './signing.queries.ts'

const QUESTION_MAX = 1000

type Props = {
  caseId: string
  /** `second` asks a second reviewer, `sign` lets the server decide whether one is due. */
  is: 'sign' | 'second'
  /** Saves the document and returns its version; `undefined` if it could not be saved. */
  prepare: () => Promise<number | undefined>
  /** True if a second review is required, which says what signing leads to. */
  isSecondDue: boolean
  /** True if the report replaces a released one, which needs a reason that the hospital reads. */
  isCorrection?: boolean
  /** False while the last proof of this session still holds. */
  needsProof: boolean
  onSigned: (signed: SignedReview) => void
  /** Called if the beats were measured again since the report was read, so that nothing was signed. */
  onUnread: () => void
  onClose: () => void
}

/** Asks for the proof of the signer, for the question to a second reviewer, or for the reason of a correction. `Ctrl Enter` signs. STAFF-4, SPEC E30. */
export function SignReviewDialog(props: Props) {
  const { is, isSecondDue, isCorrection = false, onClose } = props
  const { t } = useTranslation('ecgConclusion')
  const { signing, proof, options, field, asked, needsProof, question, submit } = useDialog(props)
  const words = is === 'second' ? SECOND : isSecondDue ? SIGN_FIRST : SIGN
  const needsText = is === 'second' || isCorrection
  const texts = is === 'second' ? ASKED : REASON
  useControlEnter(submit)
  return (
    <FormDialog
      title={t(words.title)}
      submitLabel={t(words.submit)}
      busyLabel={t(words.busy)}
      initialFocus={needsText ? asked : field}
      isTouched={question.text !== ''}
      byButtonOnly={needsText}
      action={signing}
      failure={<Failure {...signing} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(words.says)}</p>
      {needsText && (
        <TextField
          inputRef={asked}
          multiline
          rows={4}
          label={t(texts.label)}
          hint={t(texts.hint)}
          maxLength={QUESTION_MAX}
          value={question.text}
          error={question.isMissing ? t(texts.missing) : undefined}
          onChange={(event) => question.type(cleanText(event.target.value))}
        />
      )}
      {needsProof ? (
        <SignerProof
          proof={proof}
          options={options}
          field={field}
          onPasskey={() => signing.start(options.askPasskey)}
        />
      ) : (
        <p>{t('signing.proven')}</p>
      )}
    </FormDialog>
  )
}

const SECOND = {
  title: 'second.title',
  submit: 'second.confirm',
  busy: 'second.busy',
  says: 'second.says',
} as const
const SIGN = {
  title: 'signing.title',
  submit: 'signing.submit',
  busy: 'signing.busy',
  says: 'signing.says',
} as const
const ASKED = { label: 'second.label', hint: 'second.hint', missing: 'second.missing' } as const
const REASON = {
  label: 'correction.reason',
  hint: 'correction.reasonHint',
  missing: 'correction.missing',
} as const
const SIGN_FIRST = { ...SIGN, submit: 'preview.toSecond', says: 'signing.saysDue' } as const

/** Manages what the dialog asks for, and signs with it. */
function useDialog({
  caseId,
  is,
  isCorrection = false,
  prepare,
  onSigned,
  onUnread,
  ...props
}: Props) {
  const proof = useProof()
  const options = useProofOptions()
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef<HTMLTextAreaElement>(null)
  const [needsProof, setNeedsProof] = useState(props.needsProof)
  const question = useQuestion()
  const signing = useAction({
    run: async (prove: () => Promise<Proof | undefined>) => {
      const version = await prepare()
      if (version === undefined) throw new NotSavedError()
      const proven = await prove()
      const sent = { version, ...(proven && { proof: proven }) }
      return signReview(caseId, {
        ...sent,
        ...(is === 'second' && { question: question.text.trim() }),
        ...(isCorrection && { reason: question.text.trim() }),
      })
    },
    onDone: (signed) => onSigned(signed),
    onFailed: (error) => {
      if (isUnread(error)) onUnread()
      if (!isProofRefused(error)) return
      if (needsProof) proof.refuse() // without a field the proof had only run out
      setNeedsProof(true)
      requestAnimationFrame(() => field.current?.focus())
    },
  })
  const submit = () => {
    if ((is === 'second' || isCorrection) && !question.check()) return asked.current?.focus()
    if (!needsProof) return signing.start(async () => undefined)
    const typed = proof.read()
    if (typed) signing.start(() => options.seal(typed))
    else field.current?.focus()
  }
  return { signing, proof, options, field, asked, needsProof, question, submit }
}

/** Manages the question to a second reviewer or the reason of a correction, which must not be empty. */
function useQuestion() {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  return {
    ...{ text, isMissing },
    type: (typed: string) => {
      setText(typed)
      setMissing(false)
    },
    check: (): boolean => {
      setMissing(text.trim() === '')
      return text.trim() !== ''
    },
  }
}

function Failure({ error, problem }: { error: Error | null; problem: string | undefined }) {
  const { t } = useTranslation('ecgConclusion')
  if (!error || isProofRefused(error)) return null
  return (
    <Notice tone="danger" announce>
      {error instanceof NotSavedError && t('signing.notSaved')}
      {isUnread(error) && t('signing.unread')}
      {!(error instanceof NotSavedError || isUnread(error)) &&
        t('signing.failed', { reason: problem })}
    </Notice>
  )
}

function isProofRefused(error: Error | null): boolean {
  return error instanceof RefusedError && error.code === PROOF_REFUSED
}

function isUnread(error: Error | null): boolean {
  return error instanceof RefusedError && error.code === VERSION_CONFLICT
}

/** The latest changes did not reach the server. */
class NotSavedError extends Error {}

/** Signs by Ctrl+Enter anywhere in the dialog, except for a key held down since it was opened. */
function useControlEnter(sign: () => void): void {
  const act = useEventCallback(sign)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && event.key === 'Enter'
      if (!isAsked || event.repeat || event.isComposing) return
      event.preventDefault()
      event.stopImmediatePropagation()
      act()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [act])
}
