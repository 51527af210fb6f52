import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { TabBar } from '../../../ui/layout/tab-bar.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { ReadingCase } from '../desk/reading-case.ts'
import type { DraftEditing } from '../drafts/draft-editing.ts'
import { answerTo } from '../drafts/edit-draft.ts'
import { useKept } from '../drafts/use-kept.ts'
import { type EarlierProps, EarlierTab } from '../history/earlier-tab.tsx'
import { HistoryTab } from '../history/history-tab.tsx'
import { AnswersTab } from './answers-tab.tsx'
import { NotesTab } from './notes-tab.tsx'

const Pane = styled('section')(({ theme }) => {
  const { surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    minWidth: 0,
    minHeight: 0,
    backgroundColor: surface.paper,
    '& [role="tab"]': { minWidth: 0, padding: '12px 14px' },
    [theme.breakpoints.down('md')]: { display: 'block' },
  }
})
const Scroll = styled('div')(({ theme }) => ({
  overflow: 'auto',
  padding: '16px 18px 20px',
  '& > [role="alert"]': { marginBottom: 14 },
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.edge.focus}`,
    outlineOffset: -2,
  },
}))
const Foot = styled('div')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    minHeight: 58,
    padding: '8px 18px',
    borderTop: `1px solid ${edge.line}`,
    color: ink.muted,
    fontSize: '.875rem',
  }
})

const TABS = ['answers', 'history', 'earlier', 'notes'] as const
export type ReportTab = (typeof TABS)[number]

/** Renders the editor of the report, with tabs for the patient's history and earlier cases. */
export function ReportPane(props: {
  consult: ReadingCase
  editing: DraftEditing
  current: number
  onCurrent: (index: number) => void
  tab: ReportTab
  onTab: (tab: ReportTab) => void
  problems: ReactNode
  timeline: ReactNode
  earlier: Omit<EarlierProps, 'consult'>
  footAction?: ReactNode
}) {
  const { consult, editing, current, onCurrent, tab, onTab, problems, footAction } = props
  const { t } = useTranslation('reading')
  const id = useId()
  const asked = consult.questions.length
  const answered = useKept(
    editing.autosaver,
    ({ draft }) =>
      consult.questions.filter(({ type }) => answerTo(draft, type).trim() !== '').length,
  )
  return (
    <Pane aria-label={t('panes.report')}>
      <VisuallyHidden as="h2">{t('panes.report')}</VisuallyHidden>
      <TabBar
        label={t('tabs.label')}
        value={tab}
        onChange={onTab}
        tabs={TABS.map((name) => ({
          value: name,
          id: `${id}-${name}`,
          panelId: `${id}-panel`,
          label:
            name === 'answers' && editing.hiddenWriter !== undefined
              ? t('tabs.answersHidden')
              : t(`tabs.${name}`, { answered, asked }),
        }))}
      />
      <Scroll role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} tabIndex={0}>
        {problems}
        {tab === 'answers' && (
          <AnswersTab questions={consult.questions} {...{ current, onCurrent, editing }} />
        )}
        {tab === 'history' && (
          <HistoryTab
            clinical={consult.clinical}
            notes={consult.reviewerNotes}
            timeline={props.timeline}
          />
        )}
        {tab === 'earlier' && <EarlierTab consult={consult} {...props.earlier} />}
        {tab === 'notes' && <NotesTab editing={editing} />}
      </Scroll>
      <Foot>
        {footAction}
        <span style={{ flex: 1 }} />
        {asked > 1 && (
          <Button size="small" onClick={() => onCurrent((current + 1) % asked)}>
            {t('answers.next')} <Kbd aria-hidden>Alt ↓</Kbd>
          </Button>
        )}
      </Foot>
    </Pane>
  )
}
