import { serveDrawings } from '../../../pdf/serve-drawings.ts'
import { drawPaper, type PaperJob } from './draw-paper.ts'

serveDrawings((job: PaperJob) => drawPaper(job))
