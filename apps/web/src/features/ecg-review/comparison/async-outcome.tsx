import { cleanText } from '@systole/domain/text/clean-text'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { StepPart } from '../diagnosis/step-part.tsx'

const OUTCOMES = ['agree', 'minor', 'major'] as const
export type Outcome = (typeof OUTCOMES)[number]
const REASON_MAX = 1000

/** Asks whether the reviewer agrees with the report that was sent; a difference needs its reason. Handbook 5.7. */
export function AsyncOutcome(props: {
  send: (outcome: Outcome, reason: string) => Promise<void>
  onDone: () => void
}) {
  const { send, onDone } = props
  const { t } = useTranslation('ecgConclusion')
  const [outcome, setOutcome] = useState<Outcome>()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<'choose' | 'missing'>()
  const field = useRef<HTMLTextAreaElement>(null)
  const sending = useAction({
    run: () => send(outcome ?? 'agree', reason.trim()),
    done: t('outcome.done'),
    onDone,
  })
  const submit = () => {
    const isUnsaid = outcome !== 'agree' && reason.trim() === ''
    const found = outcome === undefined ? 'choose' : isUnsaid ? 'missing' : undefined
    setProblem(found)
    if (found === undefined) sending.start()
    else if (found === 'missing') field.current?.focus()
  }
  return (
    <StepPart id="async-outcome" title={t('outcome.title')} hint={t('outcome.says')}>
      <RadioField<Outcome>
        label={t('outcome.title')}
        value={outcome ?? ''}
        onChange={(chosen) => {
          setOutcome(chosen)
          setProblem(undefined)
        }}
        error={problem === 'choose' ? t('outcome.choose') : undefined}
        options={OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
      />
      {outcome && <p>{t(`outcome.${outcome}Says`)}</p>}
      {outcome && outcome !== 'agree' && (
        <TextField
          inputRef={field}
          multiline
          rows={4}
          label={t('outcome.reason')}
          maxLength={REASON_MAX}
          value={reason}
          error={problem === 'missing' ? t('outcome.missing') : undefined}
          onChange={(event) => setReason(cleanText(event.target.value))}
        />
      )}
      {sending.problem && (
        <Notice tone="danger" announce>
          {sending.problem}
        </Notice>
      )}
      <div>
        <Button variant="contained" disabled={sending.isBusy} onClick={submit}>
          {t(sending.isBusy ? 'outcome.sending' : 'outcome.send')}
        </Button>
      </div>
    </StepPart>
  )
}
