import type { CoachLine } from '@systole/domain/questions/file-coach'
import {
  CircleCheck,
  CloudUpload,
  FilePlus,
  FileX,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react'

/** Returns a shape for each state, so that colour is never the only signal. */
export function coachGlyph({ need, state }: CoachLine): LucideIcon {
  if (state === 'there') return CircleCheck
  if (state === 'arriving') return CloudUpload
  if (state === 'absent') return FileX
  return need === 'required' ? TriangleAlert : FilePlus
}
