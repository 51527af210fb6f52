import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { type RowTool, rowTools } from '@systole/domain/worklist/row-tools'
import {
  Building2,
  CircleX,
  FileText,
  HandCoins,
  type LucideIcon,
  MailPlus,
  MessageSquareShare,
  NotebookPen,
  ScrollText,
  Undo2,
  UserPlus,
  UserSearch,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import type { WorklistItem } from './worklist-item.ts'

const ICONS: Record<RowTool, LucideIcon> = {
  report: FileText,
  log: ScrollText,
  person: Building2,
  message: MessageSquareShare,
  note: NotebookPen,
  refund: Undo2,
  deduct: HandCoins,
  reviewer: UserPlus,
  asyncReviewer: UserSearch,
  resend: MailPlus,
  reject: CircleX,
}

const Row = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  '& > *': { position: 'relative' }, // above the link that covers the row
  [theme.breakpoints.up('md')]: {
    flexBasis: '100%',
    marginInlineStart: -7, // aligns the glyphs, not their frames, with the chip
    '& > [data-size="small"]': { width: 31, height: 31 },
  },
  [theme.breakpoints.down('md')]: { marginInlineStart: 'auto', marginInlineEnd: -12 },
}))

/** Renders the icons of a case's row, each for the roles that may use it. STAFF-2. */
export function RowTools(props: {
  item: WorklistItem
  onUse: (tool: RowTool, item: WorklistItem) => void
}) {
  const { item, onUse } = props
  const { t } = useTranslation('reading')
  const { user_type: userType } = useSession()
  const tools = rowTools({ ...item, hasReport: item.revision !== '' }, userType)
  if (tools.length === 0) return null
  return (
    <Row>
      {tools.map((tool) => {
        const label = t(`worklist.tools.${tool}`, { id: item.caseNumber })
        const shared = { 'data-size': 'small', 'aria-label': label, title: label }
        return tool === 'report' ? (
          <IconButton
            key={tool}
            as="a"
            {...shared}
            {...{ href: paths.econsultReport({ caseId: item.caseId, revision: item.revision }) }}
            {...{ target: '_blank', rel: 'noopener' }}
          >
            <Icon of={ICONS[tool]} size={18} />
          </IconButton>
        ) : (
          <IconButton
            key={tool}
            type="button"
            {...shared}
            aria-haspopup="dialog"
            onClick={() => onUse(tool, item)}
          >
            <Icon of={ICONS[tool]} size={18} />
          </IconButton>
        )
      })}
    </Row>
  )
}
