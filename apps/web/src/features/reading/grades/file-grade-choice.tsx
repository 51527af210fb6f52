import { styled } from '@mui/material/styles'
import { FileGrade, GRADE_REASON_MAX, refuseGrade } from '@systole/domain/uploads/file-grade'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { describeError } from '../../../api/describe-error.ts'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { fileGradesQuery, type Grade, gradeFile } from './file-grades.queries.ts'

const Room = styled('div')(({ theme }) => {
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 4,
    margin: '2px 6px 6px',
    fontSize: '.8125rem',
    color: ink.muted,
    '& select, & input': {
      width: '100%',
      minHeight: 30,
      padding: '2px 8px',
      border: `1px solid ${edge.control}`,
      borderRadius: 6,
      backgroundColor: surface.paper,
      color: ink.strong,
      font: 'inherit',
    },
    '& select[data-grade=""]': { color: ink.muted, borderColor: edge.line },
    '& select:focus-visible, & input:focus-visible': {
      outline: `2px solid ${edge.focus}`,
      outlineOffset: -1,
    },
    '& [data-hint]': { color: tone.danger.text },
    [theme.breakpoints.down('md')]: { '& select, & input': { minHeight: 44 } },
  }
})
const NONE = z.literal('')
const NOT_GRADED: Grade = { grade: '', reason: '' }

/** Selects the grade of one file, with a reason if it is not fully diagnostic. Printed in the report. */
export function FileGradeChoice(props: {
  caseId: string
  file: { fileId: string; name: string }
  canWrite: boolean
}) {
  const { caseId, file, canWrite } = props
  const { t } = useTranslation('reading')
  const { data } = useQuery(fileGradesQuery(caseId))
  const toast = useToast()
  const said = data?.find(({ fid }) => fid === file.fileId) ?? NOT_GRADED
  const [typed, setTyped] = useState<Grade>()
  const shown = typed ?? said
  const lacksReason = refuseGrade(shown.grade || null, shown.reason) !== undefined
  const hint = useId()
  const say = (grade: Grade) => {
    if (refuseGrade(grade.grade || null, grade.reason)) return
    setTyped(undefined)
    if (grade.grade === said.grade && grade.reason === said.reason) return
    gradeFile(caseId, file.fileId, grade).catch((error: unknown) =>
      toast.show(`${t('grades.notSaved')} ${describeError(error)}`, 'warning'),
    )
  }
  if (!canWrite) {
    if (said.grade === '') return null
    return (
      <Room>
        {[t(`grades.${said.grade}`), said.reason].filter((part) => part !== '').join(': ')}
      </Room>
    )
  }
  return (
    <Room>
      <select
        aria-label={t('grades.label', { name: file.name })}
        data-grade={shown.grade}
        value={shown.grade}
        onChange={({ target }) => {
          const grade = FileGrade.or(NONE).parse(target.value)
          const next = { grade, reason: grade === 'diagnostic' ? '' : shown.reason }
          setTyped(next)
          say(next)
        }}
      >
        <option value="">{t('grades.none')}</option>
        {FileGrade.options.map((grade) => (
          <option key={grade} value={grade}>
            {t(`grades.${grade}`)}
          </option>
        ))}
      </select>
      {(shown.grade === 'limited' || shown.grade === 'notUsable') && (
        <input
          aria-label={t('grades.reason', { name: file.name })}
          placeholder={t('grades.reasonPlaceholder')}
          maxLength={GRADE_REASON_MAX}
          value={shown.reason}
          aria-invalid={lacksReason || undefined}
          {...(lacksReason && { 'aria-describedby': hint })}
          onChange={({ target }) => setTyped({ ...shown, reason: target.value })}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) say(shown)
          }}
          onBlur={() => say(shown)}
        />
      )}
      {lacksReason && (
        <span id={hint} data-hint>
          {t('grades.reasonMissing')}
        </span>
      )}
    </Room>
  )
}
