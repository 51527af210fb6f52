import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { CompareDialog } from '../../../ui/dialog/compare-dialog.tsx'
import type { AskedQuestion } from '../desk/reading-case.ts'
import { formatTimeWithSeconds } from '../report-form/format-seconds.ts'
import { useAskedQuestionText } from '../report-form/question-words.ts'
import { answerTo } from './edit-draft.ts'
import { copyPart, type DraftPart, mergeDrafts, partId } from './merge-drafts.ts'
import type { ReportAutosaver, ReportSaveState } from './report-autosaver.ts'

export type Conflict = Extract<ReportSaveState, { is: 'conflict' }>

/** Shows both versions of each conflicting part. Parts changed by only one side are kept in any case. */
export function DraftComparison(props: {
  save: Conflict
  draft: ReportDraft
  questions: readonly AskedQuestion[]
  autosaver: ReportAutosaver
  onClose: () => void
}) {
  const { save, draft, questions, autosaver, onClose } = props
  const { other, base } = save
  const { t } = useTranslation('reading')
  const language = useLanguage()
  const words = usePartWords(questions)
  const merged = other && mergeDrafts({ base, mine: draft, theirs: other.draft })
  const time = other?.savedAt ? formatTimeWithSeconds(other.savedAt, language) : ''
  const choose = (theirs: readonly string[]) => {
    if (!merged || !other) return
    const taken = merged.clashes.filter((part) => theirs.includes(partId(part)))
    onClose()
    autosaver.choose(taken.reduce((to, part) => copyPart(part, other.draft, to), merged.draft))
  }
  return (
    <CompareDialog
      open
      title={t('conflict.title')}
      lead={t('conflict.lead')}
      names={{ mine: t('conflict.mineName'), theirs: t('conflict.theirsName', { time }) }}
      takeTheirs={t('conflict.theirs')}
      keepMine={t('conflict.mine')}
      fields={
        other &&
        merged?.clashes.map((part) => ({
          id: partId(part),
          label: words.label(part),
          mine: words.show(part, draft),
          theirs: words.show(part, other.draft),
        }))
      }
      onTheirs={() => {
        onClose()
        if (other) autosaver.choose(other.draft)
      }}
      onMine={() => choose([])}
      onMixed={choose}
      onClose={onClose}
    />
  )
}

function usePartWords(questions: readonly AskedQuestion[]) {
  const { t } = useTranslation('reading')
  const ask = useAskedQuestionText()
  const shown: Record<Exclude<DraftPart['is'], 'answer'>, (draft: ReportDraft) => string> = {
    recommendations: ({ recommendations }) =>
      recommendations
        .map(({ name, priority }) => `${name} (${t(`recommendations.priorities.${priority}`)})`)
        .join('\n'),
    keyImages: ({ keyImages = [] }) =>
      keyImages.map(({ caption }, place) => `${place + 1}. ${caption}`).join('\n'),
    notes: ({ notes }) => notes,
    quality: ({ quality }) => (quality ? t(`quality.${quality}`) : ''),
  }
  return {
    label: (part: DraftPart) => {
      if (part.is !== 'answer') return t(`${part.is}.title`)
      const place = questions.findIndex(({ type }) => type === part.question)
      const question = questions[place] ?? { type: part.question, ownWords: '' }
      return `${place + 1}. ${ask(question)}`
    },
    show: (part: DraftPart, draft: ReportDraft) =>
      part.is === 'answer' ? answerTo(draft, part.question) : shown[part.is](draft),
  }
}
