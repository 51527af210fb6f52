import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TOO_MANY_REQUESTS } from '../../api/codes.ts'
import { describeError } from '../../api/describe-error.ts'
import { RefusedError } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FileDrop } from './file-drop.tsx'
import { Verdict } from './verdict.tsx'
import { verifyByFile, verifyByNumbers } from './verify.queries.ts'

const Parts = styled('div')({
  display: 'grid',
  gap: 28,
  '& h2': { fontSize: '1.125rem' },
  '& .answer': { scrollMarginTop: 24, outline: 'none' },
  '& .answer:empty': { display: 'none' },
})
const Form = styled('form')({
  display: 'grid',
  gap: 16,
  marginTop: 12,
  '& > button': { justifySelf: 'start' },
})

type Numbers = Parameters<typeof verifyByNumbers>[0]

/** Verifies by the numbers printed on the report or by the file; the QR code fills in the numbers. */
export function VerifyForm({ start }: { start: Partial<Numbers> }) {
  const { t } = useTranslation('verify')
  const [typed, setTyped] = useState<Numbers>({ number: '', revision: '', code: '', ...start })
  const [isMissing, setMissing] = useState(false)
  const check = useAction({
    run: (what: Numbers | Blob) =>
      what instanceof Blob ? verifyByFile(what) : verifyByNumbers(what),
  })
  const field = (name: keyof Numbers) => ({
    label: t(name),
    name,
    value: typed[name],
    autoComplete: 'off',
    spellCheck: false,
    error: isMissing && typed[name].trim() === '' ? t('missing') : undefined,
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  })
  const submit = () => {
    const lacks = Object.values(typed).some((value) => value.trim() === '')
    setMissing(lacks)
    if (!lacks) check.start(typed)
  }
  const reported = check.result
  const answer = useAnswerInSight(check.startedAt, check.isBusy)
  return (
    <Parts>
      <div ref={answer} tabIndex={-1} className="answer">
        {reported && typeof reported !== 'string' && <Verdict shown={reported} />}
        {typeof reported === 'string' && (
          <Notice tone="warn" announce>
            {t(reported)}
          </Notice>
        )}
        {check.error && (
          <Notice tone="danger" announce>
            <Failure error={check.error} />
          </Notice>
        )}
      </div>
      <section>
        <h2>{t('byNumbers')}</h2>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <TextField {...field('number')} />
          <TextField {...field('revision')} inputMode="numeric" />
          <TextField {...field('code')} hint={t('codeHint')} autoCapitalize="characters" />
          <Button type="submit" variant="contained" aria-disabled={check.isBusy}>
            {t(check.isBusy ? 'checking' : 'check')}
          </Button>
        </Form>
      </section>
      <section>
        <h2>{t('byFile')}</h2>
        <FileDrop busy={check.isBusy} onFile={(file) => check.start(file)} />
      </section>
    </Parts>
  )
}

/** Scrolls to the result above the button and focuses it, so that it is read aloud. */
function useAnswerInSight(askedAt: number, isPending: boolean) {
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (askedAt === 0 || isPending) return
    answer.current?.scrollIntoView({ block: 'nearest' })
    answer.current?.focus({ preventScroll: true })
  }, [askedAt, isPending])
  return answer
}

function Failure({ error }: { error: Error }) {
  const { t } = useTranslation('verify')
  if (error instanceof RefusedError && error.code === TOO_MANY_REQUESTS) return t('tooMany')
  return t('failed', { reason: describeError(error) })
}
