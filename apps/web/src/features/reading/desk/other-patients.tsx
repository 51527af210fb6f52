import { styled } from '@mui/material/styles'
import { BELONGING_REASON_MAX } from '@systole/domain/uploads/patients/file-belonging'
import { useQueryClient } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import {
  confirmFilePatients,
  type OtherPatientFile,
  otherPatientsQuery,
} from './other-patients.queries.ts'

const Box = styled('section')(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 8,
    padding: 12,
    border: `1px solid ${tone.warn.text}`,
    borderRadius: 8,
    '& h3': {
      display: 'flex',
      gap: 8,
      margin: 0,
      font: 'inherit',
      fontWeight: 600,
      color: tone.warn.text,
    },
    '& svg': { flex: 'none', marginTop: 3 },
    '& ul': { display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
    '& li, & label': { display: 'flex', gap: 8, alignItems: 'flex-start' },
    '& li[data-explained] > svg': { color: tone.ok.text },
    '& input[type="checkbox"]': { flex: 'none', width: 18, height: 18, marginTop: 3 },
    '& li span': { minWidth: 0, overflowWrap: 'anywhere', fontSize: '.875rem' },
    '& small': { display: 'block', fontSize: '.8125rem', color: ink.muted },
  }
})

/** Lists files that name another animal, which prevent signing until a reason is given. */
export function OtherPatients(props: {
  caseId: string
  petName: string
  files: readonly OtherPatientFile[]
}) {
  const { caseId, petName, files } = props
  const { t } = useTranslation('reading')
  const open = files.filter(({ reason }) => reason === '')
  if (files.length === 0) return null
  return (
    <Box aria-label={t('others.label')}>
      <h3>
        <Icon of={open.length > 0 ? TriangleAlert : Check} />
        {open.length > 0
          ? t('others.title', { count: open.length })
          : t('others.explained', { count: files.length })}
      </h3>
      <ul>
        {files
          .filter(({ reason }) => reason !== '')
          .map((file) => (
            <li key={file.fid} data-explained>
              <Icon of={Check} size={16} />
              <FileWords file={file} />
            </li>
          ))}
      </ul>
      {open.length > 0 && <Explanation {...{ caseId, petName, files: open }} />}
    </Box>
  )
}

function FileWords({ file: { fileName, patient, year, reason } }: { file: OtherPatientFile }) {
  const { t } = useTranslation('reading')
  return (
    <span>
      <b>{fileName}</b>
      <small>{year === null ? patient : t('others.ofYear', { patient, year })}</small>
      {reason !== '' && <small>{reason}</small>}
    </span>
  )
}

/** Asks for one reason for the ticked files, initially all. */
function Explanation(props: {
  caseId: string
  petName: string
  files: readonly OtherPatientFile[]
}) {
  const { caseId, petName, files } = props
  const { t } = useTranslation('reading')
  const [unticked, setUnticked] = useState<readonly string[]>([])
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const chosen = files.filter(({ fid }) => !unticked.includes(fid)).map(({ fid }) => fid)
  const queries = useQueryClient()
  const saying = useAction({
    run: () => confirmFilePatients(caseId, chosen, reason.trim()),
    onDone: async () => {
      setReason('')
      await queries.invalidateQueries({ queryKey: otherPatientsQuery(caseId).queryKey })
    },
  })
  const say = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() !== '' && chosen.length > 0) saying.start()
  }
  const toggle = (fid: string) =>
    setUnticked((was) => (was.includes(fid) ? was.filter((each) => each !== fid) : [...was, fid]))
  return (
    <>
      <ul>
        {files.map((file) => (
          <li key={file.fid}>
            <label>
              <input
                type="checkbox"
                checked={!unticked.includes(file.fid)}
                onChange={() => toggle(file.fid)}
              />
              <FileWords file={file} />
            </label>
          </li>
        ))}
      </ul>
      <TextField
        label={t('others.why', { pet: petName })}
        hint={t('others.hint')}
        maxLength={BELONGING_REASON_MAX}
        value={reason}
        error={isMissing ? t('others.missing') : undefined}
        onChange={({ target }) => {
          setReason(target.value)
          setMissing(false)
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey) return
          event.preventDefault()
          event.stopPropagation() // Enter in this field submits the reason and does not sign
          say()
        }}
      />
      <div>
        <Button
          type="button"
          size="small"
          variant="outlined"
          disabled={chosen.length === 0 || saying.isBusy}
          onClick={say}
        >
          {t('others.confirm', { count: chosen.length })}
        </Button>
      </div>
      {saying.error && (
        <Notice tone="danger" announce>
          {describeError(saying.error)}
        </Notice>
      )}
    </>
  )
}
