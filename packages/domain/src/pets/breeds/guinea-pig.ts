import { GUINEA_PIG_ALIASES } from './aliases/small-mammals.ts'
import { breedTable } from './breed.ts'

/** Breeds listed by the ACBA or the British Cavy Council, and those named by pet shops. */
export const GUINEA_PIG_BREEDS = breedTable(
  'guinea-pig',
  `
Abyssinian||阿比西尼亞葵鼠
Abyssinian Satin
Alpaca||羊駝葵鼠
American||美國短毛葵鼠
American Crested||美國冠毛葵鼠
American Satin
Baldwin
Coronet
Cuy
English Crested||英國冠毛葵鼠
Himalayan||喜馬拉雅葵鼠
Lunkarya
Merino||美利奴葵鼠
Mixed breed||混種葵鼠
Not in the list||不在名單內
Peruvian||秘魯葵鼠
Peruvian Satin
Rex||雷克斯葵鼠
Ridgeback
Sheba
Silkie (Sheltie)||絲毛葵鼠
Silkie Satin
Skinny Pig||無毛葵鼠
Swiss Teddy||瑞士泰迪葵鼠
Teddy||泰迪葵鼠
Teddy Satin
Texel||德克塞爾葵鼠
`,
  GUINEA_PIG_ALIASES,
)
