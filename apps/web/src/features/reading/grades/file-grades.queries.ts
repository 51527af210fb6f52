import type { FileGrade } from '@systole/domain/uploads/file-grade'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'

export type Grade = { grade: FileGrade | ''; reason: string }

export const fileGradesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['reading', 'file-grades', caseId],
    queryFn: async () => {
      const { grades } = await orThrow(client.fileGrades.queryFileGrades({ caseId }))
      return grades
    },
  })

/** Shows a grade immediately, and restores the previous one if saving fails. */
export async function gradeFile(caseId: string, fid: string, grade: Grade): Promise<void> {
  const { queryKey } = fileGradesQuery(caseId)
  queryClient.setQueryData(queryKey, (list = []) => [
    ...list.filter((each) => each.fid !== fid),
    ...(grade.grade === '' ? [] : [{ fid, grade: grade.grade, reason: grade.reason }]),
  ])
  try {
    await orThrow(client.fileGrades.gradeFile({ caseId, fid, ...grade }))
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey })
    throw error
  }
}
