const loadClinicalStage = () => import('./features/clinical/clinical-stage.tsx')
const loadInspection = () => import('./screens/test-detail/inspection-part.tsx')
/** The loaders of the stages of a case by their number in the address. */
export const CASE_PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  1: loadClinicalStage,
  2: () => import('./screens/test-detail/question-part.tsx'),
  3: loadInspection,
  4: loadInspection,
}
