import { coachLines } from '@systole/domain/questions/file-coach'
import { chosenQuestions } from '@systole/domain/questions/question-session'
import { fileNeeds } from '@systole/domain/questions/required-files'
import { everyChoice, filesOfSection5 } from '@systole/domain/questions/testing/every-choice'
import { type FileKind, fileKindToWire } from '@systole/domain/uploads/file-kind'
import { act, screen, within } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { aCase } from '../../testing/a-case.ts'
import { aClinicalInput } from '../../testing/a-clinical-input.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { progressOf } from '../cases/case-view.ts'
import { MissingFilesDialog } from '../uploads/inspection/missing-files-dialog.tsx'
import { ChoiceCoach } from './choice-coach.tsx'
import { FileCoach } from './file-coach.tsx'

const WORDS: Partial<Record<string, FileKind>> = {
  'Chest X-ray': 'chestXray',
  ECG: 'ecg',
  Echo: 'echo',
}
const kindOf = (text: string) =>
  Object.entries(WORDS).find(([word]) => text.startsWith(word))?.[1] ?? text
const actions = { caseId: 'case_mochi', onAdd: () => {}, onAbsence: async () => {} }

/** Returns the kinds that the list of that name marks with the given need. */
function kindsCalled(list: HTMLElement | null, need: RegExp) {
  const items = list ? within(list).queryAllByRole('listitem') : []
  const texts = items.map((item) => item.textContent ?? '')
  return new Set(texts.filter((text) => need.test(text)).map(kindOf))
}

test('QUES-3 CASE-6 INSP-1 note, cards, Missing dialog and payment check agree for every legal choice', {
  timeout: 90_000,
}, async () => {
  let show: (page: ReactNode) => void = () => {}
  await renderVetPage(
    <Stage
      onReady={(set) => {
        show = (page) => act(() => set(page))
      }}
    />,
  )
  for (const { name, selection } of everyChoice) {
    const asked = chosenQuestions(selection)
    const lines = coachLines({ needs: fileNeeds(asked), there: [] })
    show(
      <>
        <ChoiceCoach lines={lines} chosen={asked.length} />
        <FileCoach lines={lines} actions={actions} />
      </>,
    )
    const { required, recommended } = filesOfSection5(selection)
    const note = screen.getByRole('region', { name: 'Files you’ll need' })
    const cards = screen.queryByRole('list', { name: 'Files for your questions' })
    expect(kindsCalled(note, /required/), name).toEqual(new Set(required))
    expect(kindsCalled(note, /recommended/), name).toEqual(new Set(recommended))
    expect(kindsCalled(cards, /Required/), name).toEqual(new Set(required))
    expect(kindsCalled(cards, /Recommended/), name).toEqual(new Set(recommended))

    const excuses = cards ? within(cards).queryAllByRole('button', { name: /^Can’t provide/ }) : []
    expect(excuses, name).toHaveLength(recommended.length)

    show(
      <MissingFilesDialog open needs={lines} asked={asked} onClose={() => {}} onAdd={() => {}} />,
    )
    const dialog = screen.getByRole('dialog', { name: 'Missing Required Test Results' })
    const named = within(dialog)
      .queryAllByRole('listitem')
      .map((item) => kindOf(item.textContent?.replace('Missing: ', '') ?? ''))
    expect(new Set(named), name).toEqual(new Set(required))
    expect(new Set(progressOf(caseAsking(asked, [])).missing), name).toEqual(new Set(required))
    expect(progressOf(caseAsking(asked, required)).missing, name).toEqual([])
  }
})

/** Renders an element inside a page of the portal. */
function Stage({ onReady }: { onReady: (set: (page: ReactNode) => void) => void }) {
  const [page, setPage] = useState<ReactNode>()
  useEffect(() => onReady(setPage), [onReady])
  return page
}

function caseAsking(asked: ReturnType<typeof chosenQuestions>, there: readonly string[]) {
  const timed = { time: '', value: '' }
  return aCase({
    clinical_input: aClinicalInput(),
    question_session: {
      mode: 'basic',
      time: '20261120103000',
      uid: 'account_chan',
      question_session: asked.map((type) => ({ type, question: timed, answer: timed })),
    },
    session_tests: there.flatMap((kind) => {
      const known = Object.values(WORDS).find((each) => each === kind)
      return known ? [{ type: fileKindToWire(known), count: 1 }] : []
    }),
  })
}
