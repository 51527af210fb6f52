import { styled } from '@mui/material/styles'
import { phraseLanguageOf } from '@systole/domain/phrases/phrase'
import { htmlLang } from '@systole/i18n/languages'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { answerId } from './answer-ids.ts'
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
    '& > textarea': { marginTop: 10 },
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
  const phrases = usePhrases({ language: editing.language, value, onText: write })
  const isOpen = phrases.found.length > 0
  return (
    <Card>
      <p>{t('answers.question', { number, count })}</p>
      <h3>{words(question)}</h3>
      <GrowingText
        id={answerId(question.type)}
        aria-label={t('answers.answer', { number })}
        placeholder={editing.canWrite ? t('answers.placeholder') : t('answers.unanswered')}
        readOnly={!editing.canWrite}
        value={value}
        ref={phrases.area}
        onChange={(event) => {
          write(event.target.value)
          phrases.look('isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true)
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
