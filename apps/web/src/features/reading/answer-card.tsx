import { styled } from '@mui/material/styles'
import { phraseLanguageOf } from '@systole/domain/phrases/phrase'
import { htmlLang } from '@systole/i18n/languages'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { answerId } from './answer-ids.ts'
import { ChipMarks, ChipRoom } from './chips/chip-marks.tsx'
import { useChipText } from './chips/use-chip-text.ts'
import type { DraftEditing } from './draft-editing.ts'
import { answerTo, withAnswer } from './edit-draft.ts'
import { GrowingText } from './growing-text.tsx'
import { PhraseMenu, phraseId } from './phrase-menu.tsx'
import { useQuestionWords } from './question-words.ts'
import type { AskedQuestion } from './reading-case.ts'
import { usePhrases } from './use-phrases.ts'

const Card = styled('section')(({ theme }) => {
  const { brand, ink } = (theme.vars ?? theme).palette
  return {
    padding: '14px 14px 12px',
    border: `1px solid ${brand.main}`,
    borderRadius: 10,
    '& > p': { fontSize: '.8125rem', color: ink.muted, marginBottom: 2 },
    '& > h3': { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4, fontFamily: 'inherit' },
    '& > div:has(textarea)': { marginTop: 10 },
  }
})

/** The question being answered. */
export function AnswerCard(props: {
  question: AskedQuestion
  number: number
  count: number
  editing: DraftEditing
}) {
  const { question, number, count, editing } = props
  const { t } = useTranslation('reading')
  const words = useQuestionWords()
  const value = answerTo(editing.draft, question.type)
  const menu = useId()
  const write = (text: string) => editing.edit((draft) => withAnswer(draft, question.type, text))
  const area = useRef<HTMLTextAreaElement>(null)
  const chips = useChipText(area, { value, measured: editing.measured, onText: write })
  const phrases = usePhrases({ area, editing, onPut: chips.replace })
  const isOpen = phrases.found.length > 0
  return (
    <Card>
      <p>{t('answers.question', { number, count })}</p>
      <h3>{words(question)}</h3>
      <ChipRoom>
        <GrowingText
          id={answerId(question.type)}
          aria-label={t('answers.answer', { number })}
          placeholder={editing.canWrite ? t('answers.placeholder') : t('answers.unanswered')}
          readOnly={!editing.canWrite}
          value={chips.shown}
          ref={area}
          onSelect={({ currentTarget }) => chips.select(currentTarget)}
          onChange={(event) => {
            chips.type(event.target)
            phrases.look(
              'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true,
            )
          }}
          onCompositionEnd={() => phrases.look(false)}
          onKeyDown={phrases.keyDown}
          onBlur={() => {
            phrases.close()
            editing.onLeave()
          }}
          aria-autocomplete="list"
          {...(isOpen && {
            'aria-controls': menu,
            'aria-activedescendant': phraseId(menu, phrases.active),
          })}
        />
        <ChipMarks area={area} shown={chips.shown} chips={chips.chips} />
      </ChipRoom>
      {isOpen && (
        <PhraseMenu
          id={menu}
          language={htmlLang[phraseLanguageOf(editing.language)]}
          phrases={phrases.found}
          active={phrases.active}
          onTake={phrases.take}
        />
      )}
    </Card>
  )
}
