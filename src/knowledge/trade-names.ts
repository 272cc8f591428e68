/**
 * Names that labels use and GB 2760 does not list: trade names, abbreviations, older and English names.
 * One line per substance: its name in the standard (entry or permitted form), then the names in use.
 * They say what people call a substance, not what the standard permits.
 */
export const TRADE_NAMES = `
谷氨酸钠 = 味精 | L-谷氨酸钠 | 谷氨酸一钠 | 麸氨酸钠 | MSG | monosodium L-glutamate | sodium glutamate | glutamate | L-麸酸钠 | 麸酸钠 | 麸胺酸钠 | L-麸胺酸钠 | 味素 | 谷氨酸单钠 | L-谷氨酸一钠 | mono sodium glutamate
5'-呈味核苷酸二钠 = I+G | 呈味核苷酸 | 核苷酸二钠 | 5'-呈味核苷酸钠 | 呈味核苷酸钠 | 5'-核糖核苷酸二钠 | 核糖核苷酸二钠 | 核糖核苷酸钠 | disodium ribonucleotides | disodium 5'-ribonucleotides | disodium 5-ribonucleotides | sodium 5'-ribonucleotides | 5'-次黄嘌呤核苷磷酸二钠及5'-鸟嘌呤核苷磷酸二钠 | 核苷酸调味料 | 5'-核苷酸二钠 | 核糖核苷酸二钠盐 | 5'呈味核苷酸 | 呈味核苷酸二钠盐 | i&g | disodium 5' ribonucleotide | sodium ribonucleotides
5'-肌苷酸二钠 = 肌苷酸二钠 | 肌苷酸钠 | 5'-肌苷酸钠 | IMP | disodium inosinate | sodium inosinate | 5'-次黄嘌呤核苷磷酸二钠 | 次黄嘌呤核苷磷酸二钠 | disodium 5 inosinate
5'-鸟苷酸二钠 = 鸟苷酸二钠 | 鸟苷酸钠 | 5'-鸟苷酸钠 | disodium guanylate | sodium guanylate | 5'-鸟嘌呤核苷磷酸二钠 | 鸟嘌呤核苷磷酸二钠 | disodium 5 guanylate
琥珀酸二钠 = 干贝素 | 琥珀酸钠 | 丁二酸二钠 | sodium succinate | 丁二酸钠
L-丙氨酸 = 丙氨酸 | alanine | DL-氨基丙酸 | 氨基丙酸
氨基乙酸 = aminoacetic acid | 胺基乙酸
碳酸氢钠 = 小苏打 | 食用小苏打 | 食用碳酸氢钠 | 重碳酸钠 | 酸式碳酸钠 | 苏打粉 | baking soda | sodium bicarbonate | bicarbonate of soda | bicarb soda | 重曹 | 食用小苏打粉 | sodium hydrogen carbonates | bicarbonate soda
碳酸氢铵 = 食用碳酸氢铵 | 臭粉 | 食臭粉 | 碳铵 | ammonium bicarbonate | baker's ammonia | hartshorn | 阿摩尼亚粉 | 食用臭粉 | 阿摩尼亚 | 铵粉
碳酸铵 = ammonium carbonates
碳酸钠 = 纯碱 | 食用纯碱 | 食用碱 | 食碱 | 食用碱面 | 碱面 | 苏打 | 无水碳酸钠 | 食用碳酸钠 | soda ash | washing soda | 无水碳酸钠粉 | 苏打碱
碳酸氢钾 = potassium bicarbonate
碳酸氢三钠 = trona
碳酸钾 = 食用碳酸钾 | carbonate of potash
氢氧化钙 = 熟石灰 | 消石灰 | 食用石灰 | slaked lime | pickling lime | lime water | 食用氢氧化钙 | 石灰水
硫酸铝钾 = 明矾 | 白矾 | 钾矾 | potassium alum | potash alum | alum | 烧钾明矾
硫酸铝铵 = 铵矾 | ammonium alum | 铝铵明矾 | 烧铵明矾 | 烧明矾
硫酸钙 = 食用石膏 | 生石膏 | 熟石膏 | gypsum | calcium sulphate | 食用石膏粉 | 熟石膏粉
氯化镁 = 盐卤 | 卤水 | 卤片 | 卤粉 | nigari | 六水氯化镁 | 盐卤粉
氯化钾 = potassium salt
柠檬酸 = lemon acid | 枸橼酸 | 无水柠檬酸 | 一水柠檬酸 | 食用柠檬酸 | 柠檬酸一水合物 | citric acid anhydrous | anhydrous citric acid | 枸檬酸 | 柠蒙酸
柠檬酸钠 = trinatriumcitrate | 枸橼酸钠 | 柠檬酸三钠 | 食用柠檬酸钠 | 二水柠檬酸钠 | sodium citrate | sodium citrates | trisodium citrates | 柠檬酸纳 | sodium citrate dihydrate | tri-sodium citrate | 柠檬酸三钠盐
柠檬酸一钠 = 柠檬酸二氢钠 | monosodium citrate
柠檬酸钾 = 枸橼酸钾 | 柠檬酸三钾 | potassium citrate | tri-potassium citrate
DL-苹果酸 = 苹果酸 | malic acid | 羟基丁二酸
DL-苹果酸钠 = 苹果酸钠 | sodium malate | 苹果酸二钠
L(+)-酒石酸 = 酒石酸 | L-酒石酸 | tartaric acid | dl-酒石酸 | tartaric acid (l+)
β-阿朴-8'-胡萝卜素醛 = apocarotenal | apo-carotenal | beta-apo-carotenal | beta-apo-8'-carotenal
酒石酸氢钾 = 塔塔粉 | 塔塔酱粉 | cream of tartar | potassium hydrogen tartrate | potassium acid tartrate | monopotassium tartrate
富马酸 = 反丁烯二酸 | 延胡索酸
己二酸 = 肥酸
乳酸 = L-乳酸 | DL-乳酸 | l-lactic acid
乳酸钠 = L-乳酸钠 | 乳酸纳 | 乳酸钠溶液 | sodium lactate solution
乳酸钙 = L-乳酸钙
冰乙酸 = 醋酸 | 乙酸 | 冰醋酸 | 食用醋酸 | glacial acetic acid | 食用冰乙酸 | 食用冰醋酸
乙酸钠 = 醋酸钠 | 无水乙酸钠 | sodium acetates
双乙酸钠 = 双醋酸钠 | 二乙酸钠 | sodium hydrogen diacetate
磷酸 = 食用磷酸 | 正磷酸 | orthophosphoric acid
磷酸三钠 = 正磷酸钠 | trisodium phosphate | 磷酸钠 | sodium phosphate tribasic | tribasic sodium phosphate
磷酸二氢钠 = 磷酸一钠 | monosodium phosphate | sodium dihydrogen phosphate | sodium phosphate monobasic | monobasic sodium phosphate | 无水磷酸二氢钠
磷酸氢二钠 = 磷酸二钠 | disodium phosphate | disodium hydrogen phosphate | sodium phosphate dibasic | dibasic sodium phosphate | 无水磷酸氢二钠 | 十二水磷酸氢二钠
磷酸二氢钾 = 磷酸一钾 | monopotassium phosphate | potassium dihydrogen phosphate
磷酸氢二钾 = 磷酸二钾 | dipotassium phosphate | potassium phosphate dibasic | di-potassium phosphate | dipotassium hydrogen phosphate
磷酸三钾 = tripotassium phosphate | tri-potassium phosphate | potassium phosphate tribasic
磷酸二氢钙 = 磷酸一钙 | monocalcium phosphate | calcium acid phosphate | 酸性磷酸钙 | calcium dihydrogen phosphate | monocalcium phosphates | calcium phosphate monobasic
磷酸氢钙 = 磷酸二钙 | dicalcium phosphate | 食用磷酸氢钙 | calcium hydrogen phosphate | calcium phosphate dibasic
磷酸三钙 = 磷酸钙 | tricalcium phosphate | 正磷酸钙 | calcium phosphate tribasic | calcium phosphates tribasic | tri-calcium phosphate
磷酸氢二铵 = 磷酸二铵 | diammonium phosphate
焦磷酸二氢二钠 = 酸式焦磷酸钠 | 酸性焦磷酸钠 | 焦磷酸二钠 | sodium acid pyrophosphate | SAPP | disodium pyrophosphate | disodium diphosphate | 酸性焦磷酸二钠 | 焦磷酸氢二钠 | disodium dihydrogen pyrophosphate | sodium acid pyrophosphates | disodium dihydrogen diphosphate | 焦磷酸二氢钠
焦磷酸钠 = 焦磷酸四钠 | 无水焦磷酸钠 | 食用焦磷酸钠 | sodium pyrophosphate | tetrasodium diphosphate | tetrasodium pyrophosphates | 多磷酸钠盐焦 | sodium pyrophosphates | tetrasodium pyrophosphate
焦磷酸四钾 = 焦磷酸钾 | potassium pyrophosphate
酸式焦磷酸钙 = calcium pyrophosphate | 酸性焦磷酸钙
三聚磷酸钠 = 三磷酸钠 | 三磷酸五钠 | 三聚磷酸五钠 | pentasodium triphosphate | sodium tripolyphosphates | STPP | sodium triphosphate | 三聚磷酸纳 | 三聚合磷酸钠
多聚磷酸钠 = 聚磷酸钠 | 六偏磷酸钠 | 偏磷酸钠 | sodium hexametaphosphate | SHMP | sodium polyphosphates | sodium metaphosphate | 六偏磷酸纳 | 聚合磷酸钠 | 多磷酸钠 | sodium polymetaphosphate
山梨酸钾 = sorbate of potassium | potassium sorbates | 食用山梨酸钾 | 己二烯酸钾
苯甲酸钠 = 安息香酸钠 | benzoate of soda | sodium benzoates | 安息香酸钠盐 | 苯甲酸纳
苯甲酸 = 安息香酸
对羟基苯甲酸乙酯 = 尼泊金乙酯 | ethylparaben | 羟苯乙酯 | 对羟苯甲酸乙酯
对羟基苯甲酸甲酯钠 = 尼泊金甲酯钠 | sodium methylparaben | methyl paraben sodium
对羟基苯甲酸乙酯钠 = 尼泊金乙酯钠
丙酸钙 = calcium propanoate | calcium proprionate
丙酸钠 = sodium propanoate
脱氢乙酸钠 = 脱氢醋酸钠 | 脱氢乙酸钠盐 | 去水醋酸钠 | 脱氢醋酸钠盐 | sodium dehydroacetate
脱氢乙酸 = 脱氢醋酸 | 去水醋酸
乳酸链球菌素 = 尼生素 | 乳链菌肽 | nisin preparation | 乳酸链球菌肽 | 尼辛
纳他霉素 = 游链霉素 | 匹马菌素 | pimaricin | natamycine | 那他霉素
ε-聚赖氨酸 = 聚赖氨酸 | ε-多聚赖氨酸 | epsilon-polylysine | polylysine | e-聚赖氨酸
ε-聚赖氨酸盐酸盐 = 聚赖氨酸盐酸盐 | ε-多聚赖氨酸盐酸盐 | polylysine hydrochloride | e-聚赖氨酸盐酸盐 | ε聚赖氨酸盐酸盐
单辛酸甘油酯 = 辛酸单甘油酯 | monocaprylin
二甲基二碳酸盐 = 二碳酸二甲酯 | DMDC | velcorin | 二甲基二碳酸酯
二氧化碳 = 食用二氧化碳 | 食品级二氧化碳 | 食品添加剂二氧化碳 | 碳酸气 | carbonated gas | 二氧化炭 | 食用级二氧化碳
亚硝酸钠 = nitrite of soda | 亚硝酸纳 | 亚硝酸盐钠
硝酸钠 = 智利硝石 | saltpeter soda
硝酸钾 = 火硝 | 硝石 | saltpetre | saltpeter
二氧化硫 = sulphur dioxide | 二氧化硫残留
焦亚硫酸钠 = 偏重亚硫酸钠 | sodium metabisulfite | sodium pyrosulfite | 焦亚硫酸纳 | 偏亚硫酸氢钠 | sodium meta bisulphite | sodium metabisulphites
焦亚硫酸钾 = 偏重亚硫酸钾 | potassium metabisulfite
亚硫酸氢钠 = sodium bisulfite | sodium bisulphite
低亚硫酸钠 = 保险粉 | 连二亚硫酸钠 | sodium hydrosulfite | sodium dithionite
亚硫酸钠 = sodium sulphite
硫磺 = 硫黄
抗坏血酸 = L-抗坏血酸 | 维C | VC | 维他命C | L-ascorbic acid | vit c | 维生素丙
抗坏血酸钠 = L-抗坏血酸钠 | 维生素C钠 | 维C钠 | vitamin C sodium | 维他命C钠
抗坏血酸钙 = L-抗坏血酸钙 | 维生素C钙
抗坏血酸棕榈酸酯 = L-抗坏血酸棕榈酸酯 | 棕榈酰抗坏血酸 | 维生素C棕榈酸酯 | 抗坏血酸基棕榈酸酯 | ascorbyl palmitates
D-异抗坏血酸 = 异抗坏血酸 | 异维生素C | 赤藻糖酸 | isoascorbic acid | erythorbic acid
D-异抗坏血酸钠 = 异抗坏血酸钠 | 异VC钠 | 异维生素C钠 | 赤藻糖酸钠 | 异维C钠 | sodium erythorbate | sodium isoascorbate | 异抗坏血酸纳 | 异维他命C钠 | D-异抗坏血酸纳
维生素E = 生育酚 | 维他命E | 维E | VE | 混合生育酚 | 天然维生素E | 生育酚浓缩物 | tocopherol | tocopherols | mixed tocopherols | tocopherol concentrate | natural tocopherols | 生育醇 | 混合浓缩生育醇 | 浓缩混合生育醇 | mixed tocopherol concentrate | natural vitamin e | natural tocopherol | mixed natural tocopherols | 浓缩d-α-生育醇 | 浓缩生育醇
dl-α-生育酚 = α-生育酚 | 醋酸维生素E | 合成生育酚 | alpha-tocopherol | alpha tocopherol | α-生育醇 | dl-α-生育醇
d-α-生育酚 = 天然α-生育酚
特丁基对苯二酚 = 叔丁基对苯二酚 | 特丁基对苯二酚TBHQ | tert-butylhydroquinone | tertiary butyl hydroquinone | tert butyl hydroquinone | tertiary-butyl hydroquinone | t-butylhydroquinone | 第三丁基氢醌
丁基羟基茴香醚 = 丁基羟基茴香醚BHA | butylated hydroxy anisole | 叔丁基-4-羟基茴香醚 | 丁基羟基甲氧苯 | 丁基羟基甲氧基苯 | 丁羟甲氧苯 | 丁基大茴香醚
二丁基羟基甲苯 = 2,6-二叔丁基对甲酚 | 二丁基羟基甲苯BHT | butylated hydroxy toluene | butyl hydroxytoluene | 二丁基羟甲苯 | 丁羟甲苯
没食子酸丙酯 = 棓酸丙酯
迷迭香提取物 = 迷迭香抽提物 | 迷迭香萃取物 | 迷迭香浸膏 | extract of rosemary | rosemary extracts | 迷迭香抽出物 | extractives of rosemary | extracts of rosemary
茶多酚 = 茶叶多酚 | 绿茶多酚 | tea polyphenols
竹叶抗氧化物 = 竹叶抗氧化剂
甘草抗氧化物 = 甘草抗氧化剂
磷脂 = 大豆磷脂 | 大豆卵磷脂 | 卵磷脂 | 食用卵磷脂 | 蛋黄卵磷脂 | 大豆磷脂油 | 浓缩大豆磷脂 | 葵花籽卵磷脂 | 葵花卵磷脂 | 葵花磷脂 | 向日葵卵磷脂 | 葵花籽磷脂 | 菜籽卵磷脂 | 粉末磷脂 | lecithin | lecithins | soy lecithin | soya lecithin | soybean lecithin | sunflower lecithin | rapeseed lecithin | canola lecithin | egg lecithin | phospholipids | soya lecithins | soy lecithins | sunflower lecithins | 大豆卵磷脂粉 | 大豆磷脂粉 | 透明大豆磷脂 | 脱油大豆磷脂 | 葵花籽磷脂粉 | 葵花子卵磷脂 | 葵花子磷脂 | 葵花仁卵磷脂 | 大豆蛋黄磷脂 | 蛋黄磷脂 | soya bean lecithin | lecithin from soya | de-oiled soy lecithin | emulsifier soya lecithin | non-gmo soy lecithin | lecithin of soy
改性大豆磷脂 = 改性磷脂 | 羟化卵磷脂 | modified soy lecithin | 羟基化大豆磷脂 | 羟化磷脂 | 羟化大豆磷脂
酶解大豆磷脂 = 酶改性大豆磷脂 | 酶解磷脂 | enzyme modified soy lecithin | enzyme-modified lecithin
单,双甘油脂肪酸酯 = 单硬脂酸甘油酯 | 单甘酯 | 单、双硬脂酸甘油酯 | 单双硬脂酸甘油酯 | 单双甘油酯 | 单,双甘油酯 | 单甘油脂肪酸酯 | 单甘油酯 | 单脂肪酸甘油酯 | 蒸馏单硬脂酸甘油酯 | 分子蒸馏单甘酯 | 分子蒸馏单硬脂酸甘油酯 | 硬脂酸单甘油酯 | 甘油单硬脂酸酯 | 单,双硬脂酸甘油酯 | 单,双甘油硬脂酸酯 | 单,双脂肪酸甘油酯 | 单双脂肪酸甘油酯 | 甘油脂肪酸酯 | 脂肪酸甘油酯 | 甘油酯 | 单油酸甘油酯 | 单棕榈酸甘油酯 | 单,双油酸甘油酯 | 硬脂酸甘油酯 | mono- and diglycerides | mono and diglycerides | mono & diglycerides | mono-diglycerides | mono- & diglycerides | monoglycerides | diglycerides | distilled monoglycerides | glycerol monostearate | glyceryl monostearate | GMS | mono- and di-glycerides of fatty acids | mono and di-glycerides | glycerin fatty acid ester | glycerin esters of fatty acids | mono- and diglyceride | mono diglycerides | mono- and di-glycerides | 甘油单双脂肪酸酯 | 单甘油硬脂酸酯 | 单硬脂酸甘油脂 | 单，双甘油脂肪酸脂 | 单、双甘油脂肪酸脂 | 单硬脂酸甘油 | 食用单甘酯 | mono- & di-glycerides | mono and di glycerides | mono and diglycerides of fatty acids | mono- and diglycerides of fatty acids | mono & di-glycerides | glycerol monooleate | fatty acid esters of glycerol | mono-glyceride | monodiglycerides | 蒸馏单甘酯 | 单甘脂 | 分子蒸馏单甘脂 | 单及双脂肪酸甘油酯 | 单和双甘油脂肪酸酯
乙酰化单、双甘油脂肪酸酯 = 乙酰化单双甘油脂肪酸酯 | 乙酰化单甘油脂肪酸酯 | 乙酸单甘油脂肪酸酯 | acetylated monoglycerides | acetem | acetic acid esters of mono- and diglycerides
乳酸脂肪酸甘油酯 = 乳酸单甘油酯 | 乳酸单双甘油酯 | lactic acid esters of mono- and diglycerides | lactylated monoglycerides | lactem | lactic acid esters of mono and diglycerides | lactylated mono-diglycerides | lactylated mono- and diglycerides | 乳酸甘油酯
柠檬酸脂肪酸甘油酯 = 柠檬酸单甘油酯 | 柠檬酸单双甘油酯 | citric acid esters of mono- and diglycerides | citrem | citric acid esters of mono- and diglycerides of fatty acids | 柠檬酸甘油酯
双乙酰酒石酸单双甘油酯 = 双乙酰酒石酸单,双甘油酯 | 双乙酰酒石酸单甘油酯 | 双乙酰酒石酸甘油酯 | 二乙酰酒石酸单双甘油酯 | 单双甘油脂肪酸酯双乙酰酒石酸酯 | datem esters | diacetyl tartaric acid esters of mono- and diglycerides | diacetyl tartaric acid ester of monoglycerides | 双乙酰酒石酸单甘油脂 | 双乙酰酒石酸酯 | 二乙酰酒石酸甘油酯 | mono and diacetyl tartaric acid esters of mono and diglycerides | mono- and diacetyl tartaric acid esters of mono- and diglycerides of fatty acids | diacetyl tartaric acid esters of mono and diglycerides | diacetyl tartaric esters of mono- and diglycerides | diacetyl tartaric and fatty acid esters of glycerol | 单及双脂肪酸甘油二乙酰酒石酸酯
琥珀酸单甘油酯 = 琥珀酸单双甘油酯 | 琥珀酰单甘油酯
聚甘油脂肪酸酯 = 聚甘油酯 | 聚甘油单硬脂酸酯 | 聚甘油单油酸酯 | 三聚甘油单硬脂酸酯 | polyglycerol esters | polyglycerol ester | PGE | polyglyceryl fatty acid esters | 聚甘油脂肪酸脂 | poly glycerol esters | 聚合甘油酯 | 脂肪酸聚合甘油酯 | 聚合甘油脂肪酸酯 | 脂肪酸聚甘油酯
聚甘油蓖麻醇酸酯 = 聚甘油蓖麻醇酯 | 聚甘油聚蓖麻酸酯 | 聚蓖麻醇酸甘油酯 | 聚蓖麻油酸聚甘油酯 | polyglycerol polyricinoleates | 聚甘油蓖麻酸酯 | 聚甘油聚蓖麻醇酸酯 | polyglycerol polyricinoleate | polyglycerol esters of interesterified ricinoleic acid | 聚甘油蓖麻醇酸脂 | 聚甘油蓖麻醇脂 | 交酯化蓖麻酸聚合甘油酯 | 交酯化蓖麻酸聚甘油酯
蔗糖脂肪酸酯 = 蔗糖酯 | 脂肪酸蔗糖酯 | 蔗糖硬脂酸酯 | 脂蔗糖 | sucrose fatty acid esters | sucrose esters | sucrose fatty acid ester | sucrose stearate | 脂肪酸蔗糖脂 | 蔗糖脂肪酸脂 | sugar esters
丙二醇脂肪酸酯 = 丙二醇酯 | 丙二醇单双酯 | 丙二醇单硬脂酸酯 | propylene glycol monoesters | propylene glycol monostearate | PGMS | propylene glycol mono- and diesters | 脂肪酸丙二醇酯 | propylene glycol esters | propylene glycol mono and diesters of fatty acids | propylene glycol mono and diesters | 丙二醇脂肪酸脂
山梨醇酐单硬脂酸酯 = 单硬脂酸山梨醇酐酯 | 失水山梨醇单硬脂酸酯 | 斯盘60 | 脱水山梨醇单硬脂酸酯 | span 60 | sorbitan monostearates | 脂肪酸山梨醇酐酯 | 司盘60 | sorbitan monostearate | 司盘-60
山梨醇酐三硬脂酸酯 = 三硬脂酸山梨醇酐酯 | 脱水山梨醇三硬脂酸酯 | 失水山梨醇三硬脂酸酯 | span 65 | sorbitan tristearate | 司盘65
山梨醇酐单油酸酯 = 失水山梨醇单油酸酯 | 脱水山梨醇单油酸酯 | span 80
山梨醇酐单月桂酸酯 = span 20
山梨醇酐单棕榈酸酯 = span 40
聚氧乙烯(20)山梨醇酐单油酸酯 = 聚山梨酯80 | 聚山梨醇酯80 | 聚氧乙烯山梨醇酐单油酸酯 | polysorbate 80 | tween 80 | 吐温80 | 吐温-80 | polyoxyethylene (20) sorbitan monooleate | 聚山梨醇酐脂肪酸酯八十 | 聚山梨醇酐脂肪酸酯80
聚氧乙烯(20)山梨醇酐单硬脂酸酯 = 聚山梨酯60 | 聚山梨醇酯60 | 聚氧乙烯山梨醇酐单硬脂酸酯 | polysorbate 60 | tween 60 | 吐温60 | 吐温-60 | polyoxyethylene sorbitan monostearate | 聚山梨醇酐脂肪酸酯六十 | 聚山梨醇酐脂肪酸酯60
聚氧乙烯(20)山梨醇酐单月桂酸酯 = 聚山梨酯20 | 聚山梨醇酯20 | polysorbate 20 | tween 20 | 聚山梨醇酐脂肪酸酯二十 | 聚山梨醇酐脂肪酸酯20
聚氧乙烯(20)山梨醇酐单棕榈酸酯 = 聚山梨酯40 | polysorbate 40 | tween 40
硬脂酰乳酸钠 = 硬脂酰-2-乳酸钠 | 硬脂酰乳酸酯钠 | 硬酯酰乳酸钠 | SSL | sodium stearoyl-2-lactylate | sodium stearoyl 2 lactylate | sodium steroyl lactylate | 硬脂酰乳酸纳 | 硬酯酰乳酰乳酸钠 | sodium stearoyl lactate | sodium stearyl lactylate | 乳酸硬脂酸钠
硬脂酰乳酸钙 = 硬脂酰-2-乳酸钙 | CSL | calcium stearoyl-2-lactylate | calcium stearyl lactylate | calcium stearoyl lactate | 乳酸硬脂酸钙
铵磷脂 = 磷脂酸铵盐 | 磷脂酰铵 | ammonium phosphatides | emulsifier YN | ammonium phosphatide | 磷脂酸铵 | ammonium salts of phosphatidic acid | ammonium salts of phosphatidic acids
辛烯基琥珀酸淀粉钠 = 辛烯基琥珀酸酯淀粉钠 | 辛烯基琥珀酸淀粉酯钠 | 淀粉辛烯基琥珀酸钠 | 纯胶 | sodium octenyl succinate starch | starch sodium octenylsuccinate | OSA starch | 辛烯基丁二酸钠淀粉 | sodium starch octenyl succinate | sodium octenylsuccinate starch | 辛烯基琥珀酸酯化淀粉 | 辛烯基琥珀酸钠淀粉
酪蛋白酸钠 = 酪朊酸钠 | 酪蛋白钠 | 干酪素钠 | caseinate | sodium casinate | 酪蛋白酸纳 | 干酪素
黄原胶 = 汉生胶 | 黄胶 | 黄单胞多糖 | xanthan | xanthum gum | xantham gum | 三仙胶 | 玉米糖胶 | 山羊胶 | 黄源胶
瓜尔胶 = 瓜尔豆胶 | 瓜儿胶 | 瓜胶 | 古尔胶 | 瓜尔豆粉 | guar | guar flour | guar seed gum | 关华豆胶 | 瓜尔豆胶粉 | 瓜儿豆胶 | 古阿胶 | guar bean gum
卡拉胶 = 鹿角菜胶 | 角叉菜胶 | 角叉胶 | 精制卡拉胶 | 半精制卡拉胶 | 角叉菜聚糖 | carrageenan gum | carageenan | carrageenen | irish moss extract | processed eucheuma seaweed | 鹿角菜 | 红藻胶 | iota carrageenan | kappa carrageenan | 卡拉胶粉
槐豆胶 = 角豆胶 | 洋槐豆胶 | 刺槐胶 | locust bean gum | carob gum | locust gum | 刺槐豆胶粉 | 洋槐胶
刺云实胶 = 他拉胶 | 塔拉胶 | 刺云豆胶 | tara bean gum | 刺云实胶粉 | 他拉胶粉
阿拉伯胶 = 金合欢胶 | 相思胶 | 阿拉伯树胶 | gum arabic | acacia gum | gum acacia | acacia | acacia fiber | 阿拉伯胶粉 | gum acacia arabic
结冷胶 = 洁冷胶 | 凯可胶 | gellan | 刚果胶 | 低酰基结冷胶 | 高酰基结冷胶 | low acyl gellan gum | 结兰胶
可得然胶 = 凝结多糖 | 热凝胶 | 可德兰胶 | 可得兰胶 | 凝胶多糖 | curdlan gum | 卡德兰热凝胶 | 卡德兰胶
果胶 = 苹果果胶 | 柑橘果胶 | 低甲氧基果胶 | 高甲氧基果胶 | 酰胺化果胶 | 低酯果胶 | 高酯果胶 | pectin | fruit pectin | citrus pectin | apple pectin | amidated pectin | 果胶粉 | 苹果胶 | 柑桔果胶 | 柠檬果胶 | 甜菜果胶
琼脂 = 琼胶 | 洋菜 | 冻粉 | 琼脂粉 | 寒天 | agar agar | agar-agar | 洋菜胶 | 琼脂条 | 大菜 | 燕菜 | agar powder
明胶 = 食用明胶 | 吉利丁 | 鱼胶粉 | 鱼明胶 | 牛明胶 | 明胶粉 | 药用明胶 | 猪皮明胶 | 牛骨明胶 | 吉利丁片 | gelatine | beef gelatin | pork gelatin | bovine gelatin | bovine gelatine | fish gelatin | kosher gelatin | 食用明胶粉 | 动物胶 | 吉利 | 吉利丁粉 | 鱼胶 | 鱼胶片 | 骨明胶 | halal gelatin | bovine hide gelatin | 猪明胶 | 牛皮明胶 | 食用牛明胶
海藻酸钠 = 藻酸钠 | 褐藻胶 | 海带胶 | 藻朊酸钠 | alginate | sodium algin | 海藻胶
海藻酸丙二醇酯 = 藻酸丙二醇酯 | 褐藻酸丙二醇酯 | PGA | 褐藻酸丙二酯 | 海藻酸丙二醇
羧甲基纤维素钠 = 羧甲基纤维素 | 羧甲基纤维素纳 | 纤维素胶 | CMC | CMC-Na | carboxymethyl cellulose | carboxymethylcellulose | cellulose gum | sodium carboxymethylcellulose | carboxy methyl cellulose | 羧甲基纤维素纳盐 | 羧甲纤维素钠 | carboxymethylcellulose sodium | sodium cmc | 羧甲基钮维素钠
微晶纤维素 = 结晶纤维素 | MCC | microcrystaline cellulose | cellulose gel | microcrystalline cellulose gel | 微结晶状a-纤维素 | 微晶纤维素胶 | 微结晶纤维素 | 微结晶状纤维素 | 微结晶状α-纤维素
纤维素 = 粉末纤维素 | 纤维素粉 | powdered cellulose | cellulose powder
甲基纤维素 = methylcellulose
羟丙基甲基纤维素 = 羟丙甲纤维素 | hydroxypropyl methylcellulose | hypromellose | hydroxypropylmethylcellulose | 羟丙基甲纤维 | 羟丙基甲基纤维
醋酸酯淀粉 = 乙酰化淀粉 | 醋酸淀粉 | 淀粉醋酸酯 | 醋酸酯化淀粉 | 乙酸酯淀粉 | acetylated starch | 醋酸淀粉酯 | acetylated starches
乙酰化二淀粉磷酸酯 = 乙酰化双淀粉磷酸酯 | 乙酰化磷酸酯双淀粉 | 乙酰化二淀粉磷酸脂 | 乙酰化磷酸二淀粉 | 乙醯化磷酸二淀粉
乙酰化双淀粉己二酸酯 = 乙酰化二淀粉己二酸酯 | 乙酰化己二酸双淀粉 | 乙酰化双淀粉己二酸脂 | 乙酰化己二酸二淀粉 | 乙醯化己二酸二淀粉 | acetylated distarch adipates
羟丙基二淀粉磷酸酯 = 羟丙基双淀粉磷酸酯 | 羟丙基二淀粉磷酸脂 | 羟丙基淀粉磷酸双酯 | 羟丙基磷酸双淀粉 | hydroxy propyl distarch phosphate | 羟丙基磷酸二淀粉 | hydroxypropylated distarch phosphate | hydroxypropyl di-starch phosphate
羟丙基淀粉 = 羟丙基化淀粉 | 淀粉羟丙基醚 | hydroxypropylated starch
磷酸酯双淀粉 = 双淀粉磷酸酯 | 磷酸双淀粉 | 二淀粉磷酸酯 | 磷酸酯二淀粉 | 磷酸二淀粉
磷酸化二淀粉磷酸酯 = 磷酸化双淀粉磷酸酯 | 磷酸化磷酸二淀粉
淀粉磷酸酯钠 = 淀粉磷酸钠 | monostarch phosphate
氧化淀粉 = oxidised starch
酸处理淀粉 = 酸化淀粉 | 酸变性淀粉
羧甲基淀粉钠 = CMS | 羧甲基淀粉
聚葡萄糖 = 聚右旋糖 | 葡聚糖PDX | polydextrose | 聚糊精 | poly dextrose
可溶性大豆多糖 = 水溶性大豆多糖 | 大豆多糖 | soy soluble polysaccharides | soybean polysaccharide | 大豆多醣 | soluble soy polysaccharides | 水溶性大豆多醣
普鲁兰多糖 = 短梗霉多糖 | 普鲁兰糖 | pullulan polysaccharide | 普鲁兰
亚麻籽胶 = 亚麻子胶 | flaxseed gum | 亚麻仁胶
罗望子多糖胶 = 罗望子胶 | tamarind gum | tamarind seed gum | 罗望子多糖 | tamarind seed polysaccharide
α-环状糊精 = α-环糊精
β-环状糊精 = β-环糊精 | 环糊精 | 倍他环糊精 | beta-cyclodextrins | betacyclodextrin
γ-环状糊精 = γ-环糊精
脱乙酰甲壳素 = 甲壳胺 | 几丁聚糖
决明胶 = 决明子胶
刺梧桐胶 = 卡拉雅胶 | 梧桐胶
达瓦树胶 = 印度胶 | 茄替胶
甘油 = 食用甘油 | 植物甘油 | glycerin | glycerol | glycerine | vegetable glycerin | vegetable glycerine | 食用丙三醇 | 植物性甘油 | vegetable glycerol
丙二醇 = 1,2-丙二醇 | 食用丙二醇 | propane-1,2-diol | 1,2-propylene glycol | 食品级丙二醇
山梨糖醇 = 山梨醇 | 结晶山梨糖醇 | D-山梨糖醇 | D-山梨醇 | 山梨醣醇 | 山梨糖醇粉 | d-sorbitol | sorbitols
山梨糖醇液 = 山梨醇液 | 液体山梨醇 | sorbitol solution | sorbitol liquid | d-山梨醇液70% | sorbitol syrup
麦芽糖醇 = 氢化麦芽糖 | 结晶麦芽糖醇 | D-麦芽糖醇 | 麦芽糖醇粉 | 麦芽醣醇 | maltitol powder
麦芽糖醇液 = 麦芽糖醇糖浆 | 氢化葡萄糖浆 | 麦芽糖醇浆 | hydrogenated glucose syrup | maltitol solution | maltitol liquid | maltitol syrup | 麦芽糖醇饴糖
木糖醇 = D-木糖醇 | 木醣醇 | xylitols
赤藓糖醇 = 赤藓醇 | 赤藻糖醇 | 原藻醇 | erythrit | 赤鲜糖醇 | erythritol powder
D-甘露糖醇 = 甘露糖醇 | 甘露醇 | D-甘露醇 | mannitol | 甘露糖醇粉 | 甘露醣醇
乳糖醇 = 乳梨醇
异麦芽酮糖 = 帕拉金糖 | 巴糖 | palatinose | isomaltulose
安赛蜜 = AK糖 | 双氧噁噻嗪钾 | 安赛蜜K | 醋磺内酯钾 | acesulfame K | acesulfame-K | acesulphame K | ace-K | acesulfame potassium salt | acesulfame | 醋磺内脂钾 | 安塞蜜 | acesulfame-potassium | 安赛密
阿斯巴甜 = 甜味素 | 天冬甜素 | 天冬氨酰苯丙氨酸甲酯 | 蛋白糖 | nutrasweet | aspartyl phenylalanine methyl ester | 阿斯巴特 | 阿斯巴甜代糖
甜蜜素 = 环己基氨基磺酸钠 | 环拉酸钠 | 环已基氨基磺酸钠 | cyclamate | sodium cyclohexylsulfamate | 环己基氨基磺酸钠(甜蜜素) | 环己基(代)磺酰胺酸钠 | 环己基磺酰胺酸钠 | 甜密素
糖精钠 = 糖精 | 邻苯甲酰磺酰亚胺钠 | 邻磺酰苯甲酰亚胺钠 | saccharin | saccharin sodium | saccharine | 邻苯甲酰磺酰亚胺 | 糖精钠盐 | 糖精纳
三氯蔗糖 = 蔗糖素 | 三氯半乳蔗糖 | 4,1',6'-三氯半乳蔗糖 | splenda | trichlorosucrose | sucralose powder | 三氯庶糖 | 三氯蔗糠
纽甜 = 乐甜
阿力甜 = 阿利坦
爱德万甜 = 爱得万甜
甜菊糖苷 = 甜菊糖 | 甜菊苷 | 甜叶菊糖苷 | 甜菊糖甙 | 甜叶菊苷 | 甜菊醇糖苷 | 莱鲍迪苷A | 莱鲍迪甙A | 瑞鲍迪苷A | 莱鲍迪苷M | 酶转化甜菊糖苷 | 甜叶菊提取物 | 甜菊叶提取物 | 甜菊提取物 | stevia | stevia extract | stevia leaf extract | stevioside | rebaudioside A | reb A | reb M | steviol glycoside | rebaudioside M | stevia rebaudiana extract | stevia sweetener | 甜菊醣苷 | 甜菊萃 | 瑞鲍迪苷m | 莱苞迪苷a | 甜叶菊糖 | 甜叶菊 | 甜菊叶粉 | steviol glycosides from stevia | stevia leaf | reb-a
罗汉果甜苷 = 罗汉果苷 | 罗汉果甜甙 | 罗汉果提取物 | 罗汉果甜苷V | monk fruit extract | monk fruit | luo han guo | luo han guo extract | siraitia grosvenorii extract | mogroside | 罗汉果甜 | 罗汉果糖苷 | 罗汉果糖 | 罗汉果浓缩粉 | monk fruit juice extract | monkfruit extract | monk fruit sweetener | 罗汉果萃取物
甘草酸铵 = 甘草酸一铵 | 甘草甜素 | ammonium glycyrrhizin
索马甜 = 奇异果甜蛋白 | 非洲竹芋甜素
天门冬酰苯丙氨酸甲酯乙酰磺胺酸 = 双甜 | 双甜菊 | twinsweet
柠檬黄 = 食用黄色4号 | 酒石黄 | tartrazine yellow | yellow 5 | FD&C yellow 5 | FD&C yellow no. 5 | yellow no. 5 | yellow #5 | FD&C yellow #5 | 食用黄色四号 | 黄色4号 | 黄色四号 | 食用黄色5号 | yellow5 | 食黄色四号
柠檬黄铝色淀 = 柠檬黄色淀 | yellow 5 lake | FD&C yellow 5 lake | yellow no. 5 lake | FD&C yellow no. 5 lake | tartrazine lake | yellow #5 lake | 黄色四号铝色淀 | 食用黄色四号铝色淀 | 黄色4号铝色淀 | 食用黄色4号铝色淀
日落黄 = 食用黄色3号 | 夕阳黄 | sunset yellow FCF | yellow 6 | FD&C yellow 6 | FD&C yellow no. 6 | yellow no. 6 | yellow #6 | FD&C yellow #6 | 食用黄色五号 | 黄色5号 | 黄色五号 | yellow6 | 食黄色五号
日落黄铝色淀 = 日落黄色淀 | yellow 6 lake | FD&C yellow 6 lake | yellow no. 6 lake | FD&C yellow no. 6 lake | sunset yellow lake | yellow #6 lake | 黄色五号铝色淀 | 食用黄色五号铝色淀 | 黄色5号铝色淀 | 食用黄色5号铝色淀
诱惑红 = 食用红色40号 | 食用赤色40号 | 艳红 | allura red AC | red 40 | FD&C red 40 | FD&C red no. 40 | red no. 40 | red #40 | FD&C red #40 | 红色40号 | 食用红色四十号 | red40 | 红40 | 红40号 | 红色40 | 红色四十 | 红色四十号 | 食红色四十号 | 食红色40号 | 赤色40号
诱惑红铝色淀 = 诱惑红色淀 | red 40 lake | FD&C red 40 lake | red no. 40 lake | FD&C red no. 40 lake | allura red lake | red #40 lake | allura red aluminium lake | 红色四十号铝色淀 | 食用红色四十号铝色淀 | 红色40号铝色淀 | 食用红色40号铝色淀
胭脂红 = 丽春红4R | 食用赤色102号 | 大红 | 食用红色7号 | ponceau 4r | cochineal red A | 红色6号 | 食用红色六号 | 红色六号 | 食红色六号 | 赤色102号
胭脂红铝色淀 = 胭脂红色淀 | 红色六号铝色淀 | 食用红色六号铝色淀 | 红色6号铝色淀 | 食用红色6号铝色淀
苋菜红 = 食用赤色2号 | 蓝光酸性红
苋菜红铝色淀 = 苋菜红色淀
赤藓红 = 樱桃红 | 四碘荧光素 | red 3 | FD&C red 3 | FD&C red no. 3 | red no. 3 | red #3 | 红色7号 | 食用红色七号 | 红色七号 | 食红色七号
赤藓红铝色淀 = 赤藓红色淀 | 红色七号铝色淀 | 食用红色七号铝色淀 | 红色7号铝色淀 | 食用红色7号铝色淀
亮蓝 = 食用蓝色2号 | 食用青色1号 | 亮蓝FCF | brilliant blue FCF | blue 1 | FD&C blue 1 | FD&C blue no. 1 | blue no. 1 | blue #1 | FD&C blue #1 | 蓝色1号 | 食用蓝色一号 | 蓝色一号 | blue1 | 食用蓝1号 | 食蓝色一号 | 青色1号
亮蓝铝色淀 = 亮蓝色淀 | blue 1 lake | FD&C blue 1 lake | blue no. 1 lake | FD&C blue no. 1 lake | blue #1 lake | 蓝色一号铝色淀 | 食用蓝色一号铝色淀 | 蓝色1号铝色淀 | 食用蓝色1号铝色淀
靛蓝 = 食用蓝色1号 | 酸性靛蓝 | 靛胭脂 | indigo carmine | blue 2 | FD&C blue 2 | FD&C blue no. 2 | blue no. 2 | blue #2 | indigotin | 蓝色2号 | 蓝色二号 | blue2 | 食用蓝色二号 | 食蓝色二号
靛蓝铝色淀 = 靛蓝色淀 | blue 2 lake | FD&C blue 2 lake | blue no. 2 lake | blue #2 lake | 蓝色二号铝色淀 | 食用蓝色二号铝色淀 | 蓝色2号铝色淀 | 食用蓝色2号铝色淀
酸性红 = 淡红 | azorubin
喹啉黄 = D&C yellow 10
胭脂虫红 = 胭脂虫提取物 | 胭脂虫红酸 | 洋红 | 胭脂虫 | carmine | cochineal | cochineal extract | carmines | carminic acid | natural red 4 | cochineal carmine | 胭脂虫红色素 | carmine color | 胭脂虫萃取物
β-胡萝卜素 = 胡萝卜素 | 乙位胡萝卜素 | 贝塔胡萝卜素 | β-胡罗卜素 | beta carotene | b-carotene | carotene | carotenes | provitamin A | 贝他胡萝卜素 | b-胡萝卜素 | β胡萝卜素 | ß-胡萝卜素 | ß-carotene | beta-carotenes | beta carotenes
天然胡萝卜素 = 胡萝卜素(天然) | mixed carotenes | natural carotenes
胭脂树橙 = 胭脂树红 | 红木 | 安那妥 | 婀娜多 | 胭脂树提取物 | annatto | annatto extract | annatto color | bixin | norbixin | annatto norbixin | annatto seed extract | 婀娜多色素 | annatto colour | annatto seed | annatto bixin | 安那托 | 安那多 | 胭脂树红色素
辣椒红 = 辣椒红素 | 辣椒红色素 | 天然辣椒红 | 辣椒提取物 | paprika extract | capsanthin | paprika color | extract of paprika | paprika extracts | 辣椒色素 | 红辣椒色素 | 红椒色素 | paprika extract color | paprika colour | paprika oleoresin color | 辣椒红素萃取物 | 红椒萃取物 | 匈牙利红椒色素
辣椒油树脂 = 辣椒精 | 辣椒提取物油树脂 | capsicum oleoresin | oleoresin paprika | oleoresin capsicum | extractives of paprika | paprika oleoresins | oleoresin of paprika | 辣椒树脂 | capsicum extract
红曲红 = 红曲红色素 | 红曲色素 | 红曲红素 | monascus color | monascus red | 红曲素 | 红曲色 | 红曲米红 | 红麴色素
红曲米 = 红曲 | 红曲粉 | 红曲米粉 | red yeast rice | 赤曲 | 红麴 | 红麴米
姜黄素 = 姜黄色素 | turmeric extract | curcumin color | curcumins | turmeric extract color | turmeric colour
姜黄 = 姜黄粉 | turmeric powder | ground turmeric | turmeric color | turmeric oleoresin
栀子黄 = 栀子黄色素 | 藏花素 | gardenia extract | 黄栀子色素 | 栀子黄素 | gardenia yellow color
栀子蓝 = 栀子蓝色素 | gardenia blue extract
甜菜红 = 甜菜根红 | 甜菜红色素 | 甜菜苷 | beetroot red | beet juice color | betanin | beetroot red color | beet color | 甜菜红素 | 甜菜色素 | beetroot red colour | beetroot extract color | beet juice for color | 红甜菜色素
萝卜红 = 萝卜红色素 | red radish color
紫草红 = 紫草色素
紫甘薯色素 = 紫甘薯红 | 紫薯色素 | 紫心甘薯色素
叶绿素铜钠盐 = 叶绿素铜钠 | 铜叶绿酸钠 | 叶绿酸铜钠 | sodium copper chlorophylline | copper chlorophyllin | chlorophyllin | 铜叶绿素钠 | sodium copper chlorophyll
叶绿素铜 = 铜叶绿素 | copper complexes of chlorophylls
二氧化钛 = 钛白粉 | 食用钛白 | titanium oxide | color titanium dioxide | 二氧化钦 | 食用二氧化钛
植物炭黑 = 炭黑 | 植物黑 | 竹炭粉 | 植物碳黑 | vegetable carbon black | carbon black | 植物炭 | 竹炭 | vegetable charcoal
藻蓝 = 藻蓝色素 | 藻蓝蛋白 | 螺旋藻蓝 | 海藻蓝 | spirulina extract | phycocyanin | blue spirulina | 藻蓝素 | 蓝藻色素 | 螺旋藻色素
高粱红 = 高粱红色素 | 高梁红 | 高粱色素
葡萄皮红 = 葡萄皮提取物 | 葡萄皮色素 | ENO | grape skin color | grape color extract | enocianina
黑加仑红 = 黑加仑色素 | blackcurrant extract
番茄红素 = tomato lycopene | lycopene extract | 番茄色素
番茄红 = 番茄红色素
叶黄素 = 万寿菊提取物 | 黄体素 | 植物黄体素 | 叶黄体素 | lutein from marigold | 水溶性叶黄素 | 万寿菊黄 | 万寿菊色素
红花黄 = 红花黄色素 | 红花提取物 | safflower yellow | safflower extract | safflower color | 红花色素
核黄素 = lactoflavin
焦糖色(普通法) = 焦糖色普通法 | 焦糖色Ⅰ | 焦糖色I类 | 普通焦糖色 | 普通法焦糖色 | 焦糖色素(普通法) | plain caramel | caramel I | 焦糖色i | 普通法焦糖 | 第一类焦糖色 | caramel color i | plain caramel color | 焦糖色素(普通法生产) | 焦糖色(普通) | 普通焦糖
焦糖色(苛性硫酸盐法) = 苛性硫酸盐焦糖色 | 焦糖色苛性硫酸盐
焦糖色(加氨生产) = 焦糖色(氨法) | 氨法焦糖色 | 加氨焦糖色 | 焦糖色(加氨法) | 焦糖色(加氨) | 加氨生产焦糖色 | 焦糖色素(加氨生产) | ammonia caramel | 焦糖色iii | 焦糖色(加氨生产法) | 第三类焦糖色 | caramel color iii | 铵盐焦糖
焦糖色(亚硫酸铵法) = 亚硫酸铵法焦糖色 | 焦糖色(亚硫酸铵) | 焦糖色素(亚硫酸铵法) | 焦糖色(亚硫酸氨法) | sulphite ammonia caramel | sulfite ammonia caramel | ammonia sulfite caramel | caramel color class IV | caramel color IV | 焦糖色iv | 第四类焦糖色 | caramel iv | caramel colour iv | 焦糖色(亚硫酸铵法生产) | 焦糖色亚硫酸铵法 | caramel colour 150d | caramel color 150d
二氧化硅 = 微粒二氧化硅 | 气相二氧化硅 | 硅胶粉 | 食品级二氧化硅 | 白炭黑 | silica | silica dioxide | amorphous silica | 二氧化矽 | 食用二氧化硅
亚铁氰化钾 = 黄血盐 | 黄血盐钾 | yellow prussiate of potash | potassium hexacyanoferrate
亚铁氰化钠 = 黄血盐钠 | yellow prussiate of soda
柠檬酸铁铵 = 枸橼酸铁铵 | ammonium ferric citrate | ferric ammonium citrate
硅酸钙 = calcium silicates
硬脂酸镁 = 十八酸镁 | vegetable magnesium stearate
硬脂酸 = 十八酸
白油 = 食用白油 | 食品级白油 | 石蜡油 | mineral oil | white mineral oil | liquid paraffin | 液态石蜡
巴西棕榈蜡 = 棕榈蜡 | 卡那巴蜡 | 巴西蜡 | carnauba | brazil wax | 卡那巴腊 | 卡拿巴蜡
蜂蜡 = 白蜂蜡 | 黄蜂蜡 | 蜜蜡 | white beeswax | yellow beeswax | bees wax | 蜂腊 | 蜜腊
紫胶 = 紫胶片 | 食用虫胶 | 洋干漆 | confectioner's glaze | confectioners glaze | resinous glaze | lac resin | food glaze | 虫胶片 | shellac glaze | pharmaceutical glaze
聚二甲基硅氧烷 = 二甲基硅油 | 聚二甲基硅油 | 硅油 | 甲基硅油 | dimethylpolysiloxane | dimethicone | polydimethyl siloxane | dimethyl polysiloxane | 硅酮 | poly dimethyl siloxane
聚乙二醇 = PEG
聚乙烯醇 = PVA
乙二胺四乙酸二钠 = EDTA二钠 | EDTA-2Na | EDTA | 乙二胺四醋酸二钠 | 依地酸二钠 | disodium EDTA | 乙二胺四乙酸二纳 | 乙二铵四乙酸二钠 | disodium ethylenediaminetetraacetate | 依地酸二钠盐 | disodium ethylenediamine tetraacetate
乙二胺四乙酸二钠钙 = EDTA钙钠 | EDTA-钙 | 依地酸钙钠 | 乙二胺四乙酸钙二钠 | calcium disodium EDTA | calcium disodium ethylenediaminetetraacetate | 乙二胺四乙酸钙钠 | calcium disodium ethylenediamine tetraacetate | EDTA钙二钠 | EDTA二钠钙
葡萄糖酸-δ-内酯 = 葡萄糖酸内酯 | 葡萄糖酸-d-内酯 | 葡萄糖酸δ内酯 | 葡萄糖内酯 | 内酯 | GDL | gluconolactone | glucono-delta-lactone | glucono delta lactone | glucono-delta lactone | 葡萄糖酸-8-内酯 | 葡萄糖酸-δ内酯 | 葡萄糖酸-б-内酯 | 葡萄糖酸内脂 | 葡萄糖酸-δ-内脂 | glucono-δ-lactone | glucono δ-lactone
谷氨酰胺转氨酶 = TG酶 | 转谷氨酰胺酶 | 谷氨酰胺转胺酶 | transglutaminase | transglutaminase enzyme
溶菌酶 = 蛋清溶菌酶 | 溶菌酵素
乳糖酶 = β-半乳糖苷酶 | lactase enzyme
咖啡因 = 咖啡碱 | 无水咖啡因 | 三甲基黄嘌呤 | caffeine anhydrous | natural caffeine
L-半胱氨酸盐酸盐 = L-半胱氨酸 | 半胱氨酸 | 半胱氨酸盐酸盐 | L-半胱氨酸盐酸盐一水物 | L-cysteine | cysteine | L-cysteine hydrochloride | L-cysteine monohydrochloride | cysteine hydrochloride | l-半胱胺酸盐酸盐 | l-cysteine hydrochloride monohydrate | l-cysteine hcl
碳酸钙 = 食用碳酸钙 | calcium carbonates | 食品级碳酸钙 | 碳酸钙粉 | carbonate of lime
碳酸镁 = 碱式碳酸镁
硫酸镁 = 泻盐 | epsom salt
硫酸亚铁 = 绿矾
葡萄糖酸亚铁 = iron gluconate
异构化乳糖 = 乳果糖 | 异构化乳糖液 | lactulose
氮气(液氮) = 氮气 | 液氮 | 食用氮气 | nitrogen gas | 氮 | 食品级氮
甲壳素 = 壳多糖
皂树皮提取物 = 皂树提取物 | quillaja extract | quillaia | quillaja | 皂树皮 | quillaja saponin
木松香甘油酯 = 酯胶 | 松香甘油酯 | ester gum | glycerol ester of rosin | glycerol ester of wood rosins
羟基硬脂精 = 氧化硬脂精
偏酒石酸 = 偏酒石酸盐
聚丙烯酸钠 = 聚丙烯酸钠盐
高锰酸钾 = 灰锰氧
稳定态二氧化氯 = 二氧化氯
植酸 = 肌醇六磷酸 | 环己六醇六磷酸酯
植酸钠 = 肌醇六磷酸钠
山梨酸 = 己二烯酸
乳酸钾 = potassium lactate solution
氯化钙 = 食用氯化钙 | 无水氯化钙 | calcium chlorides
红曲黄色素 = 红曲黄
吗啉脂肪酸盐果蜡 = 果蜡 | 吗啉脂肪酸盐
富马酸一钠 = 反丁烯二酸一钠 | 反丁烯二酸钠
可可壳色 = 可可色素
`

/**
 * Names that cover several entries, so that only the family is certain. `entry` is the member that represents the
 * family on a page; `ins` is the family's number. Nothing here claims to know which member was used.
 */
export interface GenericName {
  names: readonly string[]
  entry?: string
  ins?: string
  functions: readonly string[]
  tier: 0 | 1 | 2 | 3 | 4
  marker: boolean
}

export const GENERIC_NAMES: readonly GenericName[] = [
  {
    names: [
      '焦糖色',
      '焦糖色素',
      '焦糖色料',
      '酱色',
      'caramel color',
      'caramel colour',
      'caramel color added',
      'colour plain caramel',
    ],
    entry: '焦糖色(普通法)',
    ins: '150',
    functions: ['着色剂'],
    tier: 1,
    marker: true,
  },
  {
    names: [
      '变性淀粉',
      '改性淀粉',
      '食用变性淀粉',
      '食品用变性淀粉',
      '食用改性淀粉',
      '变性木薯淀粉',
      '变性玉米淀粉',
      '改性玉米淀粉',
      '改性木薯淀粉',
      '化学变性淀粉',
      '酯化淀粉',
      'modified starch',
      'modified food starch',
      'modified corn starch',
      'modified maize starch',
      'modified tapioca starch',
      'modified potato starch',
      'modified cornstarch',
      'food starch modified',
      'food starch-modified',
      'modified waxy maize starch',
      'modified rice starch',
      'modified wheat starch',
      'modified starches',
    ],
    functions: ['增稠剂'],
    tier: 1,
    marker: true,
  },
  {
    names: [
      '磷酸盐',
      '复合磷酸盐',
      '食用磷酸盐',
      '聚磷酸盐',
      '多聚磷酸盐',
      '焦磷酸盐',
      '三聚磷酸盐',
      '偏磷酸盐',
      'phosphates',
      'phosphate',
      'sodium phosphate',
      'sodium phosphates',
      'polyphosphates',
      'diphosphates',
      'triphosphates',
      'pyrophosphates',
      'potassium phosphate',
      'potassium phosphates',
      'calcium phosphates',
      '磷酸钠',
      '磷酸钾',
    ],
    entry: '磷酸及磷酸盐',
    functions: ['水分保持剂'],
    tier: 2,
    marker: false,
  },
  {
    names: [
      '亚硫酸盐',
      '亚硫酸盐类',
      'sulfites',
      'sulphites',
      'sulfite',
      'sulphite',
      'sulfiting agents',
      'sulphiting agents',
    ],
    entry: '二氧化硫及亚硫酸盐',
    ins: '220',
    functions: ['漂白剂', '防腐剂'],
    tier: 3,
    marker: false,
  },
  {
    names: ['亚硝酸盐', 'nitrites', 'nitrite', 'curing agents', 'curing salt', 'pink curing salt'],
    entry: '亚硝酸钠,亚硝酸钾',
    ins: '250',
    functions: ['护色剂', '防腐剂'],
    tier: 4,
    marker: false,
  },
  {
    names: ['硝酸盐', 'nitrates', 'nitrate'],
    entry: '硝酸钠,硝酸钾',
    functions: ['护色剂', '防腐剂'],
    tier: 3,
    marker: false,
  },
  {
    names: ['苯甲酸盐', '苯甲酸及其盐', 'benzoates', 'benzoate'],
    entry: '苯甲酸及其钠盐',
    functions: ['防腐剂'],
    tier: 2,
    marker: false,
  },
  {
    names: ['山梨酸盐', 'sorbates', 'sorbate'],
    entry: '山梨酸及其钾盐',
    functions: ['防腐剂', '抗氧化剂'],
    tier: 2,
    marker: false,
  },
  {
    names: ['丙酸盐', 'propionates'],
    entry: '丙酸及其钠盐、钙盐',
    functions: ['防腐剂'],
    tier: 1,
    marker: false,
  },
  {
    names: ['尼泊金酯', '对羟基苯甲酸酯', 'parabens'],
    entry: '对羟基苯甲酸酯类及其钠盐',
    functions: ['防腐剂'],
    tier: 2,
    marker: false,
  },
  {
    names: ['吐温', '聚山梨酯', 'polysorbate', 'tween'],
    entry: '吐温类',
    functions: ['乳化剂'],
    tier: 2,
    marker: true,
  },
  {
    names: [
      '司盘',
      '山梨醇酐脂肪酸酯',
      '失水山梨醇脂肪酸酯',
      'span',
      'sorbitan esters',
      'sorbitan fatty acid esters',
    ],
    entry: '司盘类',
    functions: ['乳化剂'],
    tier: 2,
    marker: true,
  },
  {
    names: ['硬脂酰乳酸盐', '硬脂酰乳酸酯', 'stearoyl lactylate', 'stearoyl lactylates'],
    entry: '硬脂酰乳酸钠,硬脂酰乳酸钙',
    functions: ['乳化剂'],
    tier: 2,
    marker: true,
  },
  {
    names: [
      '明矾类',
      '铝盐',
      'sodium aluminum sulfate',
      'sodium aluminium sulphate',
      'sodium aluminum phosphate',
      'sodium aluminium phosphate',
      '磷酸铝钠',
      '酸性磷酸铝钠',
    ],
    functions: ['膨松剂'],
    tier: 3,
    marker: false,
  },
  { names: ['海藻酸盐', 'alginates'], entry: '海藻酸钠', functions: ['增稠剂'], tier: 1, marker: true },
  { names: ['柠檬酸盐', 'citrates'], entry: '柠檬酸钠', functions: ['酸度调节剂'], tier: 0, marker: false },
  {
    names: ['胡萝卜素类', 'carotenoids', 'mixed carotenoids'],
    entry: 'β-胡萝卜素',
    functions: ['着色剂'],
    tier: 0,
    marker: true,
  },
  {
    names: ['异抗坏血酸盐', 'erythorbates'],
    entry: 'D-异抗坏血酸及其钠盐',
    functions: ['抗氧化剂'],
    tier: 0,
    marker: false,
  },
  { names: ['磷酸酯淀粉'], entry: '淀粉磷酸酯钠', ins: '1410', functions: ['增稠剂'], tier: 1, marker: true },
  {
    names: ['花青素', '花色苷', 'anthocyanins', 'anthocyanin'],
    ins: '163',
    functions: ['着色剂'],
    tier: 0,
    marker: true,
  },
  {
    names: [
      '泡打粉',
      '发酵粉',
      '无铝泡打粉',
      '复合膨松剂',
      '双效泡打粉',
      'baking powder',
      'double acting baking powder',
    ],
    functions: ['膨松剂'],
    tier: 1,
    marker: false,
  },
  {
    names: ['胶姆糖基础剂', '胶基', '胶基糖果中基础剂物质', '胶母糖基础剂', 'gum base'],
    functions: ['胶基糖果中基础剂物质'],
    tier: 1,
    marker: true,
  },
]
