import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import type { RowTool } from '@systole/domain/worklist/row-tools'
import {
  Building2,
  CircleX,
  FileText,
  FolderOpen,
  HandCoins,
  type LucideIcon,
  MailPlus,
  MessageSquareShare,
  NotebookPen,
  PawPrint,
  ScrollText,
  Undo2,
  UserPlus,
  UserSearch,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { toolsOf, type WorklistItem } from './worklist-item.ts'

const ICONS: Record<RowTool, LucideIcon> = {
  case: FolderOpen,
  pet: PawPrint,
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
    flexWrap: 'nowrap',
    '& > [data-size="small"]': { width: 31, height: 31 },
  },
  [theme.breakpoints.down('md')]: { marginInlineStart: 'auto', marginInlineEnd: -12 },
}))

/** Renders the icons of a case's row, each for the roles that may use it. STAFF-2. */
export function RowTools(props: {
  item: WorklistItem
  onUse: (tool: RowTool, item: WorklistItem) => void
  /** The tools that the place has in another form. */
  without?: readonly RowTool[]
}) {
  const { item, onUse, without = [] } = props
  const { t } = useTranslation('reading')
  const { user_type: userType } = useSession()
  const offered = toolsOf(item, userType)
  const tools = offered.filter((tool) => !without.includes(tool))
  if (tools.length === 0) return null
  return (
    <Row>
      {tools.map((tool) => {
        const label = t(`worklist.tools.${tool}`, { id: item.caseNumber })
        const shared = {
          'data-size': 'small',
          'data-tool': tool,
          'aria-label': label,
          title: label,
        }
        const href = hrefOf(tool, item)
        return href ? (
          <IconButton
            key={tool}
            as="a"
            {...shared}
            {...{ href }}
            {...(tool === 'report' && { target: '_blank', rel: 'noopener' })}
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

/** Returns the page of a tool that is a link. */
function hrefOf(tool: RowTool, { caseId, revision }: WorklistItem): string | undefined {
  if (tool === 'case') return paths.officeCase({ caseId })
  return tool === 'report' ? paths.econsultReport({ caseId, revision }) : undefined
}

/** The keys for the tools of the row that has the focus; a tool that the row does not have does nothing. */
export const rowKeys = {
  r: () => press('reviewer'),
  l: () => press('log'),
  p: () => press('message'),
  h: () => press('person'),
} as const

function press(tool: RowTool): void {
  const row = document.activeElement?.closest('tr')
  row?.querySelector<HTMLButtonElement>(`[data-tool="${tool}"]`)?.click()
}
