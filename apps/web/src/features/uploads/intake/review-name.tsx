import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../ui/form/field-frame.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { foldersAndName } from './found-file.ts'
import type { IntakeRow } from './review-rows.ts'

const Name = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& b': {
    color: (theme.vars ?? theme).palette.ink.strong,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& small': {
    display: 'block',
    fontSize: '.875rem',
    overflowWrap: 'anywhere',
    color: (theme.vars ?? theme).palette.ink.muted,
  },
}))

/** Shows the future name of a file, its facts, and remarks. */
export const ReviewName = memo(function ReviewName({ row }: { row: IntakeRow }) {
  const { t } = useTranslation('intake')
  const format = useFormat()
  const { dicom, problem, note, source } = row
  const said = dicom && [
    dicom.modality,
    dicom.seriesDescription ?? dicom.view,
    dicom.patientName?.replaceAll(/[\^=]+/g, ' ').trim(),
    dicom.studyDate && format.date(new Date(`${dicom.studyDate}T12:00:00`)),
  ]
  return (
    <Name>
      <b>{row.name}</b>
      {said && <small>{said.filter(Boolean).join(' · ')}</small>}
      {note && <small>{t(`note.${note}`, { original: foldersAndName(source.path).name })}</small>}
      {problem && <FieldError id={`problem-${row.id}`} text={t(`problem.${problem}`)} />}
    </Name>
  )
})
