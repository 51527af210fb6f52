import { styled } from '@mui/material/styles'
import { phraseLanguageOf } from '@systole/domain/phrases/phrase'
import { slashesLeft } from '@systole/domain/phrases/slash'
import type { Question } from '@systole/domain/questions/question'
import { implausibleIn } from '@systole/domain/reports/sign-warnings'
import { htmlLang } from '@systole/i18n/languages'
import { type ComponentProps, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { GrowingText } from '../../../ui/form/growing-text.tsx'
import { ChipMarks, ChipRoom } from '../chips/chip-marks.tsx'
import { useChipText } from '../chips/use-chip-text.ts'
import type { DraftEditing } from '../drafts/draft-editing.ts'
import { PhraseMenu, phraseId } from './phrase-menu.tsx'
import { usePhrases } from './use-phrases.ts'

type Named = Pick<
  ComponentProps<typeof GrowingText>,
  'id' | 'placeholder' | 'aria-label' | 'aria-labelledby'
>

const Left = styled('p')(({ theme }) => ({
  marginTop: 4,
  fontSize: '.8125rem',
  color: (theme.vars ?? theme).palette.tone.warn.text,
}))

/**
 * Edits a text of the report: `/` offers phrases for its language, mode and question, and measurements in answers. SPEC 18.
 */
export function PhraseText(
  props: Named & {
    editing: DraftEditing
    /** The question being answered; a note has none. */
    question?: Question
    value: string
    onText: (text: string) => void
  },
) {
  const { editing, question, value, onText, ...named } = props
  const menu = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const chips = useChipText(area, { value, measured: editing.measured, onText })
  const phrases = usePhrases({ area, editing, question, onPut: chips.replace })
  const isOpen = phrases.found.length > 0
  const { t } = useTranslation('reading')
  const left = isOpen || !editing.canWrite ? [] : slashesLeft(chips.shown)
  const doubted = implausibleIn(value, editing.implausible)
  return (
    <>
      <ChipRoom>
        <GrowingText
          {...named}
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
        <ChipMarks
          area={area}
          shown={chips.shown}
          chips={chips.chips}
          implausible={editing.implausible}
        />
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
      {doubted.length > 0 && (
        <Left role="status">{t('answers.implausible', { values: doubted.join(', ') })}</Left>
      )}
      {left.length > 0 && <Left role="status">{t('phrases.left', { words: left.join(' ') })}</Left>}
    </>
  )
}
