import type { CoachLine } from '@systole/domain/questions/file-coach'
import {
  CircleCheck,
  CloudUpload,
  FilePlus,
  FileX,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react'

/** A shape beside the words, so that no state is told by colour alone. */
export function coachGlyph({ need, state }: CoachLine): LucideIcon {
  if (state === 'there') return CircleCheck
  if (state === 'arriving') return CloudUpload
  if (state === 'absent') return FileX
  return need === 'required' ? TriangleAlert : FilePlus
}
