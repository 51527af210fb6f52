import { styled } from '@mui/material/styles'
import type { CoachLine } from '@systole/domain/questions/file-coach'
import type { Question } from '@systole/domain/questions/question'
import { questionsRequiring } from '@systole/domain/questions/required-files'
import { CircleCheck, CircleX } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useUploadWords } from '../dialog/use-upload-words.ts'

const List = styled('ul')(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 12,
    margin: '14px 0 0',
    padding: 0,
    listStyle: 'none',
    '& li': { display: 'flex', gap: 10 },
    '& li svg': { marginTop: 2, color: tone.ok.solid },
    '& li[data-missing] svg': { color: tone.danger.solid },
    '& b': { color: ink.strong, fontWeight: 600 },
    '& small': { display: 'block', fontSize: '.875rem', color: ink.muted },
  }
})

/** Shows the required kinds that are present or missing, with their questions (CASE-6). */
export function MissingFilesDialog(props: {
  open: boolean
  needs: readonly CoachLine[]
  asked: readonly Question[]
  onClose: () => void
  onAdd: () => void
}) {
  const { open, needs, asked, onClose, onAdd } = props
  const { t } = useTranslation(['uploads', 'common'])
  const add = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open={open}
      title={t('missing.title')}
      whenNarrow="sheet"
      initialFocus={add}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
          <Button ref={add} variant="contained" onClick={onAdd}>
            {t('addFile')}
          </Button>
        </>
      }
    >
      {asked.length > 0 ? t('missing.lead') : t('missing.leadToSend')}
      <List>
        {needs
          .filter(({ need }) => need === 'required')
          .map((need) => (
            <NeedLine key={need.kind} need={need} asked={asked} />
          ))}
      </List>
    </AppDialog>
  )
}

function NeedLine({ need, asked }: { need: CoachLine; asked: readonly Question[] }) {
  const { t } = useTranslation(['uploads', 'questions'])
  const words = useUploadWords()
  const there = need.state === 'there'
  const reasons = questionsRequiring(need.kind, asked).map((question) =>
    t(`questions:text.${question}`),
  )
  return (
    <li data-missing={there ? undefined : ''}>
      <Icon of={there ? CircleCheck : CircleX} />
      <div>
        <VisuallyHidden>{there ? t('missing.there') : t('missing.absent')} </VisuallyHidden>
        <b>{words.kind(need.kind)}</b>
        <small>
          {reasons.length > 0 &&
            t('missing.reason', { questions: reasons.join(t('missing.separator')) })}
          {need.state === 'arriving' && ` (${t('dialog.uploading', { percent: need.percent })})`}
        </small>
      </div>
    </li>
  )
}
