import { RABBIT_ALIASES } from './aliases/small-mammals.ts'
import { breedTable } from './breed.ts'

/** Breeds listed by the ARBA or the British Rabbit Council. */
export const RABBIT_BREEDS = breedTable(
  'rabbit',
  `
Alaska||阿拉斯加兔
American||美國兔
American Chinchilla||美國青紫藍兔
American Fuzzy Lop||美國長毛垂耳兔
American Sable
Angora (English)||英國安哥拉兔
Angora (French)||法國安哥拉兔
Angora (German)||德國安哥拉兔
Angora (Giant)||巨型安哥拉兔
Angora (Satin)||緞毛安哥拉兔
Argente Brun
Argente Crème
Argente de Champagne||香檳兔
Belgian Hare||比利時野兔
Beveren||貝韋倫兔
Blanc de Hotot||海棠兔
Blue Vienna||藍色維也納兔
Britannia Petite
British Giant||英國巨兔
Californian||加州兔
Cashmere Lop
Checkered Giant||花巨兔
Chinchilla (Giant)||巨型青紫藍兔
Chinchilla (Standard)||標準青紫藍兔
Cinnamon||肉桂兔
Continental Giant||大陸巨兔
Czech Frosty
Deilenaar
Dutch||荷蘭兔
Dwarf Hotot||侏儒海棠兔
Dwarf Lop||侏儒垂耳兔
Dwarf Papillon
English Lop||英國垂耳兔
English Spot||英國斑點兔
Fauve de Bourgogne
Flemish Giant||法蘭德斯巨兔
Florida White||佛羅里達白兔
French Lop||法國垂耳兔
Giant Papillon
Gotland
Harlequin||小丑兔
Havana||哈瓦那兔
Himalayan||喜馬拉雅兔
Holland Lop||荷蘭垂耳兔
Jersey Wooly||澤西長毛兔
Lilac||丁香兔
Lionhead||獅子兔
Lionhead Lop||獅子垂耳兔
Mini Lop||迷你垂耳兔
Mini Rex||迷你雷克斯兔
Mini Satin||迷你緞毛兔
Mixed breed||混種兔
Netherland Dwarf||荷蘭侏儒兔
New Zealand||紐西蘭兔
Not in the list||不在名單內
Palomino||帕洛米諾兔
Plush Lop
Polish||波蘭兔
Rex||雷克斯兔
Rhinelander||萊茵蘭兔
Sallander
Satin||緞毛兔
Siberian||西伯利亞兔
Silver||銀兔
Silver Fox||銀狐兔
Silver Marten||銀貂兔
Smoke Pearl
Sussex
Swiss Fox
Tan||棕褐兔
Teddy||泰迪兔
Teddywidder
Thrianta
Thuringer
Velveteen Lop
White Vienna||白色維也納兔
`,
  RABBIT_ALIASES,
)
