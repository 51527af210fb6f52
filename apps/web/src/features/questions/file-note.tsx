import { styled } from '@mui/material/styles'
import type { QuestionSelection } from '@systole/domain/questions/question'
import { chosenQuestions } from '@systole/domain/questions/question-session'
import { fileNeeds } from '@systole/domain/questions/required-files'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { CircleCheck, FileUp, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

const Box = styled('div')(({ theme }) => {
  const { ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    gap: 10,
    padding: '14px 16px',
    borderRadius: 10,
    backgroundColor: surface.sunken,
    color: ink.body,
    '& > svg': { marginTop: 2, color: ink.muted },
    '& ul': { margin: '4px 0 0', padding: 0, listStyle: 'none', display: 'grid', gap: 2 },
    '& li': { display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' },
    '& li svg': { color: ink.muted },
    '& li[data-there] svg': { color: tone.ok.solid },
    '& li span': { color: ink.muted, fontSize: '.875rem' },
  }
})

/** The files that the ticked questions need, live, with what is there already (QUES-3). */
export function FileNote(props: { selection: QuestionSelection; uploaded: readonly FileKind[] }) {
  const { selection, uploaded } = props
  const { t } = useTranslation('questions')
  const asked = chosenQuestions(selection)
  const { required, recommended } = fileNeeds(asked)
  const lines = [
    ...required.map((kind) => ({ kind, need: t('files.required') })),
    ...recommended.map((kind) => ({ kind, need: t('files.recommended') })),
  ]
  return (
    <Box role="status">
      <Icon of={Info} />
      <div>
        {asked.length === 0 && t('files.choose')}
        {asked.length > 0 && lines.length === 0 && t('files.none')}
        {lines.length > 0 && (
          <>
            <b>{t('files.title')}</b>
            <ul>
              {lines.map(({ kind, need }) => {
                const there = uploaded.includes(kind)
                return (
                  <li key={kind} data-there={there ? '' : undefined}>
                    <Icon of={there ? CircleCheck : FileUp} size={18} />
                    {t(`kind.${kind}`)}
                    <span>{there ? `${need}, ${t('files.there')}` : need}</span>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </div>
    </Box>
  )
}
