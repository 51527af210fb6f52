import type { EnglishTexts } from '@systole/i18n/text-parts'
import {
  Check,
  CheckCheck,
  CircleDashed,
  CircleDot,
  CreditCard,
  Database,
  Eye,
  FileCheck,
  Flag,
  Hourglass,
  Loader,
  Lock,
  type LucideIcon,
  OctagonX,
  RotateCcw,
  Send,
  Upload,
  UserPlus,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../theme/tones.ts'
import { ToneChip } from './tone-chip.tsx'

type Look = { word: keyof EnglishTexts['common']['status']; tone: Tone; icon: LucideIcon }

/** The staff's view: preparation is blue, reading violet, finished green, "action needed" amber, stopped red. */
const STAFF = {
  open: { word: 'open', tone: 'neutral', icon: CircleDashed },
  upload: { word: 'upload', tone: 'info', icon: Upload },
  submit: { word: 'submit', tone: 'info', icon: Send },
  data_processing: { word: 'data_processing', tone: 'neutral', icon: Loader },
  wait_for_preparation: { word: 'wait_for_preparation', tone: 'neutral', icon: CircleDashed },
  data_ready: { word: 'data_ready', tone: 'info', icon: Database },
  patch_done: { word: 'patch_done', tone: 'info', icon: Check },
  ready_for_review: { word: 'ready_for_review', tone: 'violet', icon: CircleDot },
  '1st_reviewing': { word: 'firstReviewing', tone: 'violet', icon: Eye },
  pending_2nd_review: { word: 'pendingSecondReview', tone: 'violet', icon: Hourglass },
  '2nd_reviewing': { word: 'secondReviewing', tone: 'violet', icon: Eye },
  second_review_request: { word: 'second_review_request', tone: 'warn', icon: UserPlus },
  resend_report_request: { word: 'resend_report_request', tone: 'warn', icon: RotateCcw },
  request_quality_review: { word: 'request_quality_review', tone: 'warn', icon: Flag },
  review_done: { word: 'review_done', tone: 'ok', icon: Check },
  done: { word: 'done', tone: 'ok', icon: CheckCheck },
  close: { word: 'close', tone: 'ok', icon: CheckCheck },
  closed: { word: 'close', tone: 'neutral', icon: Lock },
  reject: { word: 'reject', tone: 'danger', icon: OctagonX },
} as const satisfies Record<string, Look>

const REPORT_READY = { word: 'reportReady', tone: 'ok', icon: FileCheck } as const

/** The vet's view with fewer states: two editable ones, in progress, answered, and the repeat of a report. portal §4. */
const VET = {
  open: STAFF.open,
  upload: STAFF.upload,
  close: REPORT_READY,
  done: REPORT_READY,
  resend_report_request: { word: 'redoRequested', tone: 'warn', icon: RotateCcw },
  reject: STAFF.reject,
} as const satisfies Record<string, Look>
const SENT: Look = { word: 'sent', tone: 'violet', icon: Send }
const READY_TO_PAY: Look = { word: 'readyToPay', tone: 'info', icon: CreditCard }
const BEING_REDONE: Look = { word: 'beingRedone', tone: 'violet', icon: RotateCcw }

/** Shows the status of a case in words; the raw code is in `data-status`. */
export function StatusChip(props: {
  status: string
  reader: 'vet' | 'staff'
  isBeingRedone?: boolean
  /** True if only the payment is missing. */
  isReadyToPay?: boolean
}) {
  const { status, reader, isBeingRedone = false, isReadyToPay = false } = props
  const { t } = useTranslation('common')
  const stated = isReadyToPay ? READY_TO_PAY : lookOf(status, reader)
  const look = isBeingRedone ? BEING_REDONE : stated
  return (
    <span data-status={status}>
      <ToneChip tone={look.tone} icon={look.icon} {...(reader === 'staff' && { title: status })}>
        {t(`status.${look.word}`)}
      </ToneChip>
    </span>
  )
}

/** Returns the text key of a status, as staff read it. */
export function staffStatusWord(status: string): Look['word'] {
  return lookOf(status, 'staff').word
}

function lookOf(status: string, reader: 'vet' | 'staff'): Look {
  const looks: Readonly<Record<string, Look>> = reader === 'vet' ? VET : STAFF
  return looks[status] ?? SENT
}
