import { type ReactNode, useState } from 'react'
import type { DraftField } from '../../drafts/draft-fields.ts'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { useKeptForm } from '../../drafts/use-kept-form.ts'
import { useSession } from '../../session/session-context.tsx'

type Typed = { text: string }

const nothing = (): Typed => ({ text: '' })

/**
 * Manages a text to the other side and keeps it as a draft until it is sent. The form does not wait for its draft. ADR 11.
 */
export function useEnquiryText({ place, label }: { place: string; label: string }): {
  text: string
  notice: ReactNode
  setText: (text: string) => void
  /** Called after the text was sent. */
  settle: () => void
} {
  const { uid } = useSession()
  const draft = useFormDraft({ uid, place: `enquiry/${place}`, empty: nothing })
  const [typed, setText] = useState<string>()
  const text = typed ?? draft?.start?.text ?? ''
  const { discard, settle } = useKeptForm(draft, {
    value: { text },
    touched: typed !== undefined && typed !== '',
    saved: nothing(),
    readSaved: async () => nothing(),
    show: (value, touched) => setText(touched ? value.text : undefined),
  })
  const field: DraftField<Typed> = {
    id: 'text',
    label,
    show: (value: Typed) => value.text,
    copy: (from: Typed) => from,
  }
  return {
    text,
    setText: (next) => {
      setText(next)
      if (next === '') discard()
    },
    notice: draft?.state.other && (
      <DraftNotice<Typed>
        draft={draft}
        readMine={() => ({ text })}
        fields={[field]}
        readSaved={async () => nothing()}
        onDiscard={discard}
      />
    ),
    settle: () => {
      settle()
      setText(undefined)
    },
  }
}
