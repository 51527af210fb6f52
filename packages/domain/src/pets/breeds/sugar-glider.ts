import { SUGAR_GLIDER_ALIASES } from './aliases/small-mammals.ts'
import { breedTable } from './breed.ts'

/** The colours of sugar gliders, which are one species without breeds and are distinguished by colour. */
export const SUGAR_GLIDER_BREEDS = breedTable(
  'sugar-glider',
  `
Albino||白化
Black Beauty||黑美人
Caramel||焦糖
Champagne
Classic Grey||標準灰
Cremeino
Leucistic
Lion
Mosaic||馬賽克
Not in the list||不在名單內
Piebald||花斑
Platinum||白金
Red
Ringtail Mosaic
Ruby Leucistic
Sugar Glider||蜜袋鼯
White Face Blonde||白面金
White Tip
`,
  SUGAR_GLIDER_ALIASES,
)
