/**
 * Fortificants of GB 14880 (and their English names). `only` substances are nutrients wherever they stand outside an
 * additive bracket; `shared` ones are additives too, and are read as nutrients only in the company of an `only` one.
 */
export const NUTRIENTS_ONLY = `
维生素A 维生素A醋酸酯 醋酸维生素A 醋酸视黄酯 棕榈酸视黄酯 视黄醇 维生素A棕榈酸酯 全反式视黄醇 乙酸视黄酯
维生素D 维生素D2 维生素D3 麦角钙化醇 胆钙化醇 维D3
维生素K 维生素K1 维生素K2 植物甲萘醌 发酵法维生素K2
维生素B1 盐酸硫胺素 硝酸硫胺素 硫胺素 维生素B2 核黄素-5'-磷酸钠 核黄素5'-磷酸钠 维生素B6 盐酸吡哆醇 5'-磷酸吡哆醛 吡哆醇 维生素B12 氰钴胺 羟钴胺 盐酸氰钴胺 盐酸羟钴胺 氰钴胺素
烟酸 烟酰胺 维生素B3 尼克酸 尼克酰胺 叶酸 蝶酰谷氨酸 泛酸 泛酸钙 D-泛酸钙 D-泛酸钠 维生素B5 生物素 D-生物素 维生素H 胆碱 氯化胆碱 酒石酸胆碱 重酒石酸胆碱 L-酒石酸胆碱 胆碱酒石酸氢盐 肌醇 环己六醇
左旋肉碱 L-肉碱 L-肉碱酒石酸盐 左旋肉碱酒石酸盐 牛磺酸 L-赖氨酸 赖氨酸 L-盐酸赖氨酸 L-赖氨酸盐酸盐 L-蛋氨酸 蛋氨酸 L-色氨酸 色氨酸 L-酪氨酸 L-胱氨酸 L-精氨酸 L-组氨酸 L-亮氨酸 L-异亮氨酸 L-缬氨酸 L-苏氨酸 L-苯丙氨酸 L-谷氨酰胺 L-天冬氨酸 L-丝氨酸 L-脯氨酸 复合氨基酸
焦磷酸铁 焦磷酸铁钠 富马酸亚铁 琥珀酸亚铁 柠檬酸铁 柠檬酸亚铁 乳酸亚铁 碳酸亚铁 还原铁 电解铁 乙二胺四乙酸铁钠 血红素铁 氯化高铁血红素 铁卟啉 铁 甘氨酸亚铁
葡萄糖酸锌 柠檬酸锌 柠檬酸锌(三水) 乳酸锌 氧化锌 氯化锌 乙酸锌 甘氨酸锌 碳酸锌 锌
柠檬酸钙 柠檬酸苹果酸钙 葡萄糖酸钙 L-乳酸钙 醋酸钙 甘油磷酸钙 L-苏糖酸钙 甘氨酸钙 天门冬氨酸钙 生物碳酸钙 酪蛋白磷酸肽 酪蛋白钙肽 钙 乳钙 牛乳钙 海藻钙 活性钙
葡萄糖酸镁 乳酸镁 柠檬酸镁 甘氨酸镁 镁 L-苏糖酸镁 葡萄糖酸钾 碘酸钾 碘化钾 碘化钠 海藻碘 碘 硒 亚硒酸钠 硒酸钠 硒蛋白 富硒酵母 硒化卡拉胶 L-硒-甲基硒代半胱氨酸 富硒食用菌粉 硒酵母 葡萄糖酸铜 硫酸铜 柠檬酸铜 硫酸锰 葡萄糖酸锰 氯化锰 柠檬酸锰 钼酸钠 硫酸铬 氯化铬 吡啶甲酸铬 氟化钠
DHA EPA ARA AA 二十二碳六烯酸 二十碳五烯酸 花生四烯酸 亚油酸 α-亚麻酸 共轭亚油酸 乳铁蛋白 核苷酸 5'-单磷酸胞苷 5'-单磷酸腺苷 5'-单磷酸尿苷 5'-腺苷酸 5'-胞苷酸 5'-尿苷酸二钠 5'-尿苷酸 5'-胞苷酸二钠 植物甾醇 植物甾醇酯 植物甾烷醇酯 叶黄素酯 γ-氨基丁酸 GABA 透明质酸钠 吡咯并喹啉醌二钠盐 PQQ 辅酶Q10 免疫球蛋白 磷脂酰丝氨酸 乳矿物质 复合维生素 复合维生素矿物质 维生素 矿物质 复合矿物质 营养强化剂 维生素预混料 营养素 维生素B族 酵母锌 酵母硒 酵母铁 二甲基砜 氨基葡萄糖 硫酸软骨素 N-乙酰神经氨酸 唾液酸 燕窝酸 低聚肽粉
vitamin a, vitamin a palmitate, vitamin a acetate, retinyl palmitate, retinyl acetate, retinol, vitamin d, vitamin d2, vitamin d3, ergocalciferol, cholecalciferol, vitamin k, vitamin k1, vitamin k2, phytonadione, phylloquinone, vitamin b1, vitamin b2, vitamin b3, vitamin b5, vitamin b6, vitamin b12, thiamin, thiamine, thiamine mononitrate, thiamin mononitrate, thiamine hydrochloride, thiamin hydrochloride, thiamine mononitrate (vitamin b1), niacin, niacinamide, nicotinamide, nicotinic acid, pyridoxine, pyridoxine hydrochloride, cyanocobalamin, methylcobalamin, folic acid, folate, folacin, l-methylfolate, pantothenic acid, calcium pantothenate, d-calcium pantothenate, calcium d-pantothenate, biotin, d-biotin, choline, choline chloride, choline bitartrate, inositol, myo-inositol, l-carnitine, carnitine, l-carnitine l-tartrate, l-carnitine tartrate, taurine, l-taurine, l-lysine, lysine, l-lysine hydrochloride, l-methionine, methionine, l-tryptophan, l-leucine, l-isoleucine, l-valine, l-glutamine, l-arginine, l-tyrosine, l-cystine, l-histidine, l-phenylalanine, l-theanine, theanine, beta-alanine, creatine, creatine monohydrate, iron, reduced iron, electrolytic iron, ferric orthophosphate, ferric pyrophosphate, ferrous fumarate, ferrous lactate, ferric phosphate, sodium iron edta, elemental iron, carbonyl iron, ferrous bisglycinate, zinc, zinc oxide, zinc gluconate, zinc citrate, zinc bisglycinate, calcium, calcium citrate, calcium gluconate, tricalcium citrate, calcium citrate malate, magnesium, magnesium citrate, magnesium gluconate, magnesium phosphate, dimagnesium phosphate, potassium iodide, potassium iodate, potassium gluconate, sodium selenite, selenium, sodium selenate, selenium yeast, iodine, copper gluconate, cupric sulfate, copper sulfate, manganese sulfate, manganese gluconate, manganese, chromium picolinate, chromium chloride, sodium molybdate, dha, epa, ara, docosahexaenoic acid, arachidonic acid, omega 3, plant sterols, plant stanol esters, phytosterols, plant sterol esters, lactoferrin, nucleotides, cytidine 5'-monophosphate, disodium uridine 5'-monophosphate, adenosine 5'-monophosphate, disodium guanosine 5'-monophosphate, glucuronolactone, d-glucuronolactone, coenzyme q10, vitamins, minerals, vitamins and minerals, a b vitamin, mineral nutrients, vitamin mix, vitamin e acetate, dl-alpha tocopheryl acetate, alpha tocopheryl acetate, d-alpha tocopheryl acetate, vitamin e, tocopheryl acetate, dl-alpha-tocopheryl acetate, vitamin c, calcium carbonate, electrolytes, beta hydroxy, phosphatidylserine, collagen type ii, sodium ascorbate (vitamin c), vitamin b, b vitamins, potassium
维生素E琥珀酸钙 d-α-琥珀酸生育酚 dl-α-琥珀酸生育酚 维生素C磷酸酯镁 L-抗坏血酸-6-棕榈酸盐 酒石酸氢胆碱 延胡索酸亚铁 碳酸铜 γ-亚麻酸 VA VB1 VB2 VB6 VB12 VD VD3 VK VK1 3'-唾液酸乳糖钠盐 6'-唾液酸乳糖钠盐 乳糖-N-四糖
维生素A(醋酸视黄酯) 醋酸维生素A粉 视黄醇乙酸酯 维生素A乙酸酯 视黄醇棕榈酸酯 棕榈酸维生素A 维生素D3粉 维生素D3(胆钙化醇) 维生素AD 维生素K1粉 叶绿醌 七烯甲萘醌 维生素B族 盐酸硫胺 硫胺素硝酸盐 硫胺素盐酸盐 单硝酸硫胺素 核黄素磷酸钠 吡哆醇盐酸盐 吡哆醛 吡哆胺 钴胺素 甲钴胺 腺苷钴胺 菸酸 菸碱酸 菸碱醯胺 烟碱酸 烟碱酰胺 泛醇 D-泛醇 蝶酰谷氨酸(叶酸) (6S)-5-甲基四氢叶酸钙 L-5-甲基四氢叶酸钙 6S-5-甲基四氢叶酸钙 (6S)-5-甲基四氢叶酸 活性叶酸 胆碱氯化物 氯化胆碱粉 L-左旋肉碱 L-酒石酸左旋肉碱 左旋肉碱粉 L-牛磺酸 L-赖氨酸盐 L-赖氨酸L-天门冬氨酸盐 L-赖氨酸-L-天冬氨酸 L-赖氨酸天门冬氨酸盐 L-半胱氨酸(营养) L-胱氨酸粉 L-肌氨酸 肌酸 一水肌酸 肌酸一水合物 支链氨基酸 β-丙氨酸 L-瓜氨酸 L-鸟氨酸 L-茶氨酸 茶氨酸 谷胱甘肽 β-羟基-β-甲基丁酸钙 HMB钙 柠檬酸亚铁铵 焦磷酸铁粉 甘氨酸亚铁(二甘氨酸亚铁) 乙二胺四乙酸铁钠(NaFeEDTA) 蛋白铁 葡聚糖铁 右旋糖酐铁 羰基铁粉 氯化铁 富马酸铁 硫酸亚铁粉 硫酸锌(一水) 葡萄糖酸锌粉 柠檬酸锌(二水) 乙酸钙 醋酸钙(无水) 骨粉 骨粉钙 蛋壳钙 珊瑚钙 牡蛎钙 贝壳碳酸钙 鱼骨钙 乳酸钙粉 碳酸钙(天然) 苏糖酸钙 枸橼酸钙 枸橼酸锌 枸橼酸铁 枸橼酸铁铵 枸橼酸镁 柠檬酸苹果酸钙粉 磷酸三镁 碳酸氢镁 氧化镁粉 氯化镁(六水) 苹果酸镁 亚硒酸钠粉 硒化卡拉胶粉 富硒酵母粉 硒代蛋氨酸 L-硒代蛋氨酸 葡萄糖酸亚锰 碳酸锰 甘油磷酸锰 葡萄糖酸铬 烟酸铬 三氯化铬 富铬酵母 铬酵母 钼酸铵 氟化钾 碘化钾粉 二十二碳六烯酸(DHA) 二十碳五烯酸(EPA) 花生四烯酸(ARA) DHA粉 ARA粉 神经节苷脂 神经酸 乳磷脂 1,3-二油酸2-棕榈酸甘油三酯 胞苷酸 腺苷酸 尿苷酸 5'-单磷酸鸟苷二钠 5'-鸟苷酸二钠盐 5'-单磷酸尿苷二钠 5'-胞苷酸(5'-CMP) 5'-腺苷酸(5'-AMP) 骨桥蛋白 乳铁蛋白粉 免疫球蛋白G 酪蛋白磷酸肽粉 水解蛋黄粉 植物甾烷醇 谷维素 玉米黄质 玉米黄素 虾青素油 姜黄素(营养) 大豆异黄酮 原花青素 白藜芦醇 槲皮素 茶黄素 硫辛酸 α-硫辛酸 辅酶 烟酰胺单核苷酸 NMN 吡咯喹啉醌 PQQ二钠盐 透明质酸 玻尿酸 软骨素 硫酸氨基葡萄糖 盐酸氨基葡萄糖 葡萄糖胺 葡萄糖胺硫酸盐 葡萄糖胺盐酸盐 硫酸葡萄糖胺 盐酸葡萄糖胺 氨基葡萄糖硫酸盐 氨基葡萄糖盐酸盐 D-氨基葡萄糖硫酸钾盐 壳寡糖 复合营养素 复配营养强化剂 复合矿物质预混料 复合维生素预混料 多种维生素 维生素混合物 矿物质混合物 复合维生素粉 电解质 甘氨酸锌螯合物 甘氨酸钙螯合物 双甘氨酸钙 双甘氨酸镁 低聚异麦芽糖营养 γ-氨基丁酸(GABA) N-乙酰-L-半胱氨酸 3-羟基丁酸
retinol acetate, retinol palmitate, beta-carotene (provitamin a), vitamin d2 (ergocalciferol), vitamin d3 (cholecalciferol), vegan vitamin d3, menaquinone, menaquinone-7, vitamin k2 (mk-7), thiamine nitrate, thiamin nitrate, vitamin b1 (thiamine), riboflavin-5-phosphate, riboflavin 5'-phosphate, vitamin b2 (riboflavin), vitamin b3 (niacin), niacinamide (vitamin b3), nicotinamide (vitamin b3), pyridoxal phosphate, pyridoxine hcl, thiamine hcl, thiamin hcl, vitamin b6 hydrochloride, hydroxocobalamin, adenosylcobalamin, cobalamin, l-methylfolate calcium, calcium l-methylfolate, methylfolate, 5-mthf, pteroylmonoglutamic acid, d-pantothenate calcium, pantothenate, d-calcium pantothenate (vitamin b5), panthenol, choline hydrogen tartrate, levocarnitine, creatine hcl, l-citrulline, citrulline malate, l-ornithine, l-aspartic acid, l-serine, l-proline, l-threonine, l-alanine, l-cysteine (nutrient), branched chain amino acids, bcaa, amino acids, amino acid blend, electrolyte blend, ferrous bisglycinate chelate, ferrous glycinate, ferric ammonium citrate (iron), ferric sodium edta, iron pyrophosphate, iron phosphate, iron fumarate, iron sulphate, iron powder, iron (ferric pyrophosphate), zinc acetate, zinc chloride, zinc carbonate, zinc lactate, zinc picolinate, zinc sulphate, zinc aspartate, calcium citrate tetrahydrate, calcium chloride (nutrient), calcium hydrogen phosphate nutrient, calcium pyrophosphate nutrient, calcium from milk, coral calcium, calcium amino acid chelate, magnesium carbonate hydroxide, magnesium lactate, magnesium glycinate, magnesium bisglycinate, magnesium malate, magnesium hydroxide nutrient, trimagnesium phosphate, tri magnesium phosphate, magnesium chloride nutrient, copper, copper lysine complex, cupric oxide, cupric gluconate, cupric sulphate, copper sulphate, manganese sulphate, manganese chloride, manganese citrate, manganese carbonate, chromium, chromium nicotinate, chromium yeast, molybdenum, sodium molybdate dihydrate, l-selenomethionine, selenomethionine, sodium selenite (selenium), potassium iodide (iodine), sodium iodide, fluoride, sodium fluoride, boron, vanadium, omega-3, omega 3 fatty acids, omega-3 dha, dha omega-3, dha and ara, linoleic acid, alpha-linolenic acid, conjugated linoleic acid, mfgm, milk fat globule membrane, osteopontin, cytidine monophosphate, uridine monophosphate, adenosine monophosphate, guanosine monophosphate, disodium uridine monophosphate, disodium guanosine monophosphate, cytidine-5-monophosphate, adenosine-5-monophosphate, plant stanols, phytosterol esters, zeaxanthin, astaxanthin, citicoline, cdp-choline, alpha lipoic acid, resveratrol, quercetin, hyaluronic acid, sodium hyaluronate, glucosamine, glucosamine hydrochloride, glucosamine sulfate, chondroitin, chondroitin sulfate, gaba, gamma aminobutyric acid, melatonin, 5-htp, nadh, beta-hydroxybutyrate, vitamin premix, vitamin and mineral premix, vitamin and mineral blend, vitamin mineral blend, vitamin blend, mineral blend, multivitamin, multivitamin premix, trace minerals, sea minerals, vitamin e (as tocopheryl acetate), dl-alpha tocopherol acetate, d-alpha-tocopheryl acetate, d-alpha tocopheryl succinate, dl-alpha-tocopherol acetate, alpha-tocopherol acetate, vitamin e (dl-alpha tocopheryl acetate), alpha-tocopheryl acetate, d-alpha tocopherol acetate
`

export const NUTRIENTS_SHARED = `
核黄素 抗坏血酸 抗坏血酸钠 抗坏血酸钙 L-抗坏血酸 L-抗坏血酸钠 L-抗坏血酸钙 L-抗坏血酸钾 维生素C 维C 维生素E 维E dl-α-生育酚 d-α-生育酚 醋酸维生素E dl-α-醋酸生育酚 d-α-醋酸生育酚 dl-α-生育酚乙酸酯 混合生育酚 β-胡萝卜素 抗坏血酸棕榈酸酯 叶黄素 番茄红素
硫酸亚铁 葡萄糖酸亚铁 柠檬酸铁铵 硫酸锌 硫酸镁 氧化镁 氯化镁 碳酸镁 磷酸氢镁 碳酸钙 乳酸钙 磷酸氢钙 磷酸三钙 磷酸钙 磷酸二氢钙 氯化钾 柠檬酸钾 磷酸二氢钾 磷酸氢二钾 磷酸氢钾 柠檬酸钠 氯化钙 硫酸钙 磷酸二氢钠 5'-肌苷酸二钠 5'-鸟苷酸二钠 肌苷酸二钠 鸟苷酸二钠 混合生育酚浓缩物 L-乳酸钙 氧化钙 磷酸氢二钠 VC VE
riboflavin, sodium ascorbate, calcium ascorbate, beta carotene, ferrous sulfate, ferrous gluconate, zinc sulfate, magnesium oxide, magnesium sulfate, magnesium carbonate, tricalcium phosphate, calcium phosphate, dicalcium phosphate, calcium lactate, lutein, lycopene
`

/** Shared substances that stand outside an additive bracket as fortificants even when they stand alone. */
export const NUTRIENTS_ALONE = `
碳酸钙 硫酸锌 硫酸亚铁 葡萄糖酸亚铁 牛磺酸 L-抗坏血酸钠 硫酸镁 氧化镁
calcium carbonate, zinc sulfate, ferrous sulfate, vitamin e, vitamin c, magnesium oxide
`

/** Flavourings that labels name one by one; everything ending in 香精, 香料 or flavouring is recognised by its end. */
export const FLAVOURINGS = `
食用香精 食用香料 食用香精香料 食品用香精 食品用香料 食品用香精香料 香精 香料 香精香料 天然香料 天然香精 食品用天然香料 食品用合成香料 食用天然香料 合成香料 复合香料 烟熏香味料 烟熏香精 烟熏液 食品用热加工香味料 咸味食品香精 液体香精 粉末香精 微胶囊香精 油溶性香精 水溶性香精 乳化香精 乳化香精色素
香荚兰醛 乙基香荚兰醛 香兰素 乙基香兰素 香草醛 香草香精 乙基麦芽酚 麦芽酚 薄荷脑 薄荷醇 L-薄荷醇 薄荷油 薄荷素油 柠檬油 甜橙油 橙油 桉叶油 肉桂油 丁香油 香茅油 玫瑰油 丁酸乙酯 乙酸异戊酯 柠檬醛 丁二酮 3-甲硫基丙醛 椰子醛 草莓醛 桃醛 呋喃酮 苯甲醛 香荚兰提取物 香草提取物 奎宁 盐酸奎宁 香叶油 八角油 大蒜油树脂 生姜油树脂 黑胡椒油树脂 花椒油树脂 罗汉果酊 咖啡酊 可可酊 茶叶提取物香料 茶香精
natural flavor, natural flavors, artificial flavor, artificial flavors, natural and artificial flavor, natural and artificial flavors, artificial and natural flavors, flavoring, flavorings, natural flavoring, natural flavorings, artificial flavoring, artificial flavorings, flavor, flavors, flavourings, flavouring, smoke flavor, natural smoke flavor, smoke flavoring, liquid smoke, vanillin, ethyl vanillin, ethyl maltol, maltol, menthol, l-menthol, vanilla flavor, vanilla flavoring, artificial vanilla flavor, natural vanilla flavor, grill flavor, natural vanilla flavoring, quinine, natural flavouring substances, aroma, natural aroma, aromas, quinine hydrochloride, natural flavourings, natural grape flavor, other natural flavors, natural flavors with other natural flavors, nature identical flavoring, nature identical flavors, hickory smoke flavor, spice extractives, citral, menthone, oleoresins, natural flavor enhancers
`

/**
 * Additives that labels of imported goods name although GB 2760 table A.1 does not list them: `name|name = INS class tier`,
 * with ! where the class makes them NOVA-4 markers.
 */
export const FOREIGN_ADDITIVES = `
枧水|碱水 = 0 酸度调节剂 0
yellows 5 & 6|yellow 5 & 6|yellow 5 and 6|yellows 5 and 6 = 102 着色剂 3 !
red 40 lake and yellow 5 lake = 129 着色剂 3 !
isomalt|异麦芽酮糖醇|异麦芽糖醇|益寿糖 = 953 甜味剂 1 !
nitrous oxide|一氧化二氮|氧化亚氮 = 942 推进剂 0
argon|氩气 = 938 其他 0
patent blue v|专利蓝 = 131 着色剂 3 !
brilliant black|black pn = 151 着色剂 3 !
green s = 142 着色剂 2 !
brown ht = 155 着色剂 3 !
fast green fcf|green 3|fd&c green 3|fd&c green no. 3|固绿 = 143 着色剂 2 !
litholrubine bk = 180 着色剂 3 !
silver leaf|edible silver|食用银箔|银箔 = 174 着色剂 1 !
gold leaf|edible gold|食用金箔|金箔 = 175 着色剂 1 !
chlorophylls|chlorophyll|叶绿素 = 140 着色剂 0 !
canthaxanthin|角黄素 = 161g 着色剂 1 !
saffron colour = 164 着色剂 0 !
potassium benzoate|苯甲酸钾 = 212 防腐剂 2
calcium benzoate = 213 防腐剂 2
calcium sorbate|山梨酸钙 = 203 防腐剂 2
sodium sorbate|山梨酸钠 = 201 防腐剂 2
methylparaben|methyl paraben|对羟基苯甲酸甲酯 = 218 防腐剂 2
calcium sulfite|calcium sulphite = 226 漂白剂 3
potassium bisulfite|potassium bisulphite|potassium sulfite = 228 漂白剂 3
hexamethylenetetramine|乌洛托品 = 239 防腐剂 4
potassium acetate = 261 酸度调节剂 0
calcium acetate = 263 酸度调节剂 0
potassium propionate|丙酸钾 = 283 防腐剂 1
boric acid|硼酸 = 284 防腐剂 4
octyl gallate = 311 抗氧化剂 2
dodecyl gallate = 312 抗氧化剂 2
e306|e308|e309|tocopherol-rich extract|gamma-tocopherol|delta-tocopherol = 306 抗氧化剂 0
calcium citrate additive = 333 酸度调节剂 0
sodium tartrate|酒石酸钠 = 335 酸度调节剂 0
potassium sodium tartrate|sodium potassium tartrate|酒石酸钾钠 = 337 酸度调节剂 0
magnesium phosphates = 343 酸度调节剂 2
potassium malate|苹果酸钾 = 351 酸度调节剂 0
calcium malate = 352 酸度调节剂 0
sodium adipate = 356 酸度调节剂 0
succinic acid|琥珀酸 = 363 酸度调节剂 0
calcium magnesium edta = 385 抗氧化剂 2
alginic acid|海藻酸 = 400 增稠剂 1 !
ammonium alginate = 403 增稠剂 1 !
e407a|processed eucheuma = 407a 增稠剂 2 !
tragacanth|tragacanth gum|gum tragacanth|黄芪胶 = 413 增稠剂 1 !
konjac gum|konjac glucomannan|glucomannan|葡甘露聚糖 = 425 增稠剂 1 !
e426|soybean hemicellulose = 426 增稠剂 1 !
psyllium gum = 0 增稠剂 1 !
fenugreek gum = 0 增稠剂 1 !
ethyl cellulose|乙基纤维素 = 462 增稠剂 1 !
hydroxypropyl cellulose|羟丙基纤维素 = 463 增稠剂 1 !
croscarmellose sodium|crosslinked sodium carboxymethylcellulose|交联羧甲基纤维素钠 = 468 增稠剂 2 !
sodium stearate = 470 乳化剂 1 !
e472f|mixed tartaric acetic esters = 472f 乳化剂 1 !
sucroglycerides = 474 乳化剂 2 !
thermally oxidised soya bean oil = 479b 乳化剂 1 !
dioctyl sodium sulfosuccinate = 480 乳化剂 1 !
sodium stearyl fumarate|硬脂富马酸钠 = 485 乳化剂 1 !
ammonium chloride|氯化铵 = 510 面粉处理剂 1
sulfuric acid|sulphuric acid = 513 酸度调节剂 0
sodium sulfate|sodium sulphate|硫酸钠 = 514 酸度调节剂 0
potassium sulfate|potassium sulphate|硫酸钾 = 515 酸度调节剂 0
ammonium sulfate|ammonium sulphate|硫酸铵 = 517 面粉处理剂 0
aluminum sulfate|aluminium sulphate|硫酸铝 = 520 膨松剂 3
sodium aluminum sulfate|sodium aluminium sulfate|硫酸铝钠 = 521 膨松剂 3
sodium hydroxide|氢氧化钠 = 524 酸度调节剂 0
ammonium hydroxide|氢氧化铵 = 527 酸度调节剂 0
calcium oxide|氧化钙|生石灰 = 529 酸度调节剂 0
calcium ferrocyanide = 538 抗结剂 1
sodium aluminum phosphate|sodium aluminium phosphate|磷酸铝钠 = 541 膨松剂 3
calcium phosphate tribasic = 341 抗结剂 2
magnesium silicate|硅酸镁 = 553 抗结剂 1
talc|滑石粉 = 553 抗结剂 2
sodium aluminosilicate|sodium silicoaluminate|sodium aluminum silicate|硅铝酸钠 = 554 抗结剂 3
calcium aluminum silicate = 556 抗结剂 3
gluconic acid|葡萄糖酸 = 574 酸度调节剂 0
potassium gluconate additive = 577 酸度调节剂 0
calcium gluconate additive = 578 稳定剂和凝固剂 0
ferrous lactate additive = 585 护色剂 0
glutamic acid|l-glutamic acid|谷氨酸|L-谷氨酸|L-麸酸|麸酸|麸胺酸 = 620 增味剂 1 !
monopotassium glutamate|potassium glutamate|谷氨酸钾 = 622 增味剂 1 !
calcium glutamate = 623 增味剂 1 !
magnesium glutamate = 625 增味剂 1 !
guanylic acid = 626 增味剂 1 !
inosinic acid = 630 增味剂 1 !
calcium 5'-ribonucleotides = 634 增味剂 1 !
sodium chloride substitute = 0 增味剂 1
candelilla wax = 902 被膜剂 1 !
microcrystalline wax = 905 被膜剂 1 !
paraffin|paraffin wax|石蜡 = 905 被膜剂 2 !
montan acid esters = 912 被膜剂 1 !
azodicarbonamide|偶氮甲酰胺 = 927 面粉处理剂 4
potassium bromate|bromated flour additive|溴酸钾 = 924 面粉处理剂 4
benzoyl peroxide|过氧化苯甲酰 = 928 面粉处理剂 4
brominated vegetable oil|bvo|溴化植物油 = 443 乳化剂 4
propylparaben|propyl paraben|对羟基苯甲酸丙酯 = 216 防腐剂 4
sudan red|苏丹红 = 0 着色剂 4
melamine|三聚氰胺 = 0 其他 4
neohesperidin dihydrocaltcone|neohesperidin dihydrochalcone|neohesperidin dc = 959 甜味剂 1 !
polyglycitol syrup = 964 甜味剂 1 !
hydrogenated starch hydrolysate|hydrogenated starch hydrolysates|氢化淀粉水解物 = 964 甜味剂 1 !
triacetin|glyceryl triacetate|三乙酸甘油酯 = 1518 被膜剂 1 !
triethyl citrate|柠檬酸三乙酯 = 1505 被膜剂 1 !
ethanol carrier = 0 其他 0
bleached starch = 1403 增稠剂 1 !
enzyme treated starch|酶处理淀粉 = 1405 增稠剂 1 !
monostarch phosphate = 1410 增稠剂 1 !
acetylated oxidised starch|acetylated oxidized starch|乙酰化氧化淀粉 = 1451 增稠剂 1 !
starch aluminum octenyl succinate = 1452 增稠剂 3 !
sucrose acetate isobutyrate|蔗糖乙酸异丁酸酯|蔗糖醋酸异丁酸酯 = 444 乳化剂 1 !
soy leghemoglobin = 0 着色剂 1 !
gardenia = 164 着色剂 1 !
gardenia red|栀子红 = 165 着色剂 1 !
落葵红|密蒙黄|多穗柯棕|酸枣色|茶黄色素|茶绿色素|荔枝红|茜草红 = 0 着色剂 0 !
紫玉米色素|紫胡萝卜色素|黑胡萝卜色素|紫甘蓝色素|甘蓝红|桑葚红|越桔红|蓝莓红|紫薯红 = 163 着色剂 0 !
虾青素 = 161j 着色剂 0 !
葫芦巴胶 = 0 增稠剂 1 !
联苯|biphenyl = 230 防腐剂 3
链霉菌素|纳他霉素溶液 = 235 防腐剂 2
抗坏血酸硬脂酸酯|L-抗坏血酸硬脂酸酯|ascorbyl stearate = 305 抗氧化剂 0
愈创树脂|癒创树脂|guaiac resin = 314 抗氧化剂 1
亚硫酸钾 = 225 漂白剂 3
亚硫酸氢钾 = 228 漂白剂 3
钠明矾|烧钠明矾 = 521 膨松剂 3
皂土|高岭土|硅藻土|珍珠岩 = 558 抗结剂 0
过硫酸铵 = 923 面粉处理剂 2
食用绿色三号|绿色三号|绿色3号|食用绿色3号|食用绿色三号铝色淀 = 143 着色剂 2 !
虫漆酸|紫苏色素|铁叶绿素钠 = 0 着色剂 0 !
L-天门冬酸钠|L-天冬氨酸钠 = 0 增味剂 1
漂白淀粉 = 1403 增稠剂 1 !
酸化制淀粉|酸化变性淀粉 = 1401 增稠剂 1 !
单磷酸淀粉 = 1410 增稠剂 1 !
蒟蒻胶 = 425 增稠剂 1 !
黄耆胶 = 413 增稠剂 1 !
聚山梨醇酐脂肪酸酯六五|聚山梨醇酐脂肪酸酯65 = 436 乳化剂 2 !
酒石酸甘油酯 = 472d 乳化剂 1 !
脂肪酸钠盐|脂肪酸钾盐|脂肪酸镁盐|脂肪酸盐|油酸钠 = 470 乳化剂 1 !
硅树脂 = 900a 消泡剂 2
石油蜡 = 905 被膜剂 2 !
单宁酸|tannic acid = 181 其他 0
过氧化氢|双氧水 = 0 漂白剂 3
矿物油 = 905a 被膜剂 2 !
stearyl tartrate = 483 面粉处理剂 1 !
potassium tartrate = 336 酸度调节剂 0
calcium peroxide|过氧化钙 = 930 面粉处理剂 1
polyvinylpolypyrrolidone|pvpp|聚乙烯聚吡咯烷酮 = 1202 稳定剂和凝固剂 1
hexamine = 239 防腐剂 4
ethyl lauroyl arginate = 243 防腐剂 1
purple corn color = 163 着色剂 0 !
black carrot color|anthocyanins from black carrot = 163 着色剂 0 !
ferrous gluconate color = 579 护色剂 0
calcium disodium versenate = 385 抗氧化剂 2
sodium citrate dihydrate = 331 酸度调节剂 0
e101a|riboflavin-5'-phosphate sodium = 101 着色剂 0
e103|alkannet|alkanet = 103 着色剂 0 !
e160f|ethyl ester of beta-apo-8'-carotenoic acid = 160f 着色剂 1 !
e173 = 173 着色剂 3 !
e227|calcium hydrogen sulfite|calcium bisulfite = 227 漂白剂 3
e264|ammonium acetate = 264 酸度调节剂 0
e303|potassium ascorbate = 303 抗氧化剂 0
e307b|e307c|tocopherols concentrate = 307 抗氧化剂 0
e328|ammonium lactate = 328 酸度调节剂 0
e329 = 329 酸度调节剂 0
e349|ammonium malate = 349 酸度调节剂 0
e354|calcium tartrate = 354 酸度调节剂 0
e357|potassium adipate = 357 酸度调节剂 0
e359|ammonium adipate = 359 酸度调节剂 0
e366|potassium fumarate = 366 酸度调节剂 0
e367|calcium fumarate = 367 酸度调节剂 0
e368|ammonium fumarate = 368 酸度调节剂 0
e380|triammonium citrate|ammonium citrate = 380 酸度调节剂 0
e408|bakers yeast glycan = 408 增稠剂 1 !
e409|arabinogalactan|阿拉伯半乳聚糖 = 409 增稠剂 1 !
e431|polyoxyethylene stearate = 431 乳化剂 2 !
e440a|e440b|amidated pectin = 440 增稠剂 0 !
e455|yeast mannoproteins = 455 稳定剂和凝固剂 1
e465|methyl ethyl cellulose = 465 增稠剂 1 !
e467|ethyl hydroxyethyl cellulose = 467 增稠剂 1 !
e469|enzymatically hydrolysed cellulose gum = 469 增稠剂 1 !
e470a|e470b|salts of fatty acids|magnesium salts of fatty acids = 470 乳化剂 1 !
e512|stannous chloride|氯化亚锡 = 512 抗氧化剂 2
e519 = 519 其他 1
e528|magnesium hydroxide|氢氧化镁 = 528 酸度调节剂 0
e530 = 530 抗结剂 0
e541|sodium aluminium phosphate acidic = 541 膨松剂 3
e542|bone phosphate = 542 抗结剂 1
e553a|magnesium trisilicate = 553 抗结剂 1
e553b|talcum = 553 抗结剂 2
e555|potassium aluminium silicate = 555 抗结剂 3
e557|zinc silicate = 557 抗结剂 1
e559|kaolin|aluminium silicate = 559 抗结剂 3
e580 = 580 酸度调节剂 0
e624|monoammonium glutamate|ammonium glutamate = 624 增味剂 1 !
e628|dipotassium guanylate = 628 增味剂 1 !
e629|calcium guanylate = 629 增味剂 1 !
e632|dipotassium inosinate = 632 增味剂 1 !
e633|calcium inosinate = 633 增味剂 1 !
e636 = 636 增味剂 1 !
e637 = 637 增味剂 1 !
e650|zinc acetate = 650 增味剂 1
e905b|petrolatum|petroleum jelly = 905b 被膜剂 2 !
e905c = 905c 被膜剂 2 !
e907|hydrogenated poly-1-decene = 907 被膜剂 2 !
e914|oxidised polyethylene wax|oxidized polyethylene wax = 914 被膜剂 2 !
e921 = 921 面粉处理剂 1
e927b|carbamide|尿素 = 927b 面粉处理剂 2
e939|helium|氦气 = 939 推进剂 0
e941 = 941 推进剂 0
e943|e943a|e943b|butane|isobutane|丁烷 = 943 推进剂 1
e944|propane|丙烷 = 944 推进剂 1
e946|octafluorocyclobutane = 946 推进剂 1
e948|oxygen = 948 推进剂 0
e949|hydrogen|氢气 = 949 推进剂 0
e1001|choline salts and esters = 1001 乳化剂 0
e1100 = 1100 面粉处理剂 0
e1101 = 1101 面粉处理剂 0
e1102 = 1102 面粉处理剂 0
e1103 = 1103 稳定剂和凝固剂 0
e1104 = 1104 面粉处理剂 0
e1201|polyvinylpyrrolidone|povidone|聚乙烯吡咯烷酮 = 1201 被膜剂 1 !
e1400|dextrin roasted starch = 1400 增稠剂 1 !
e1402|alkaline treated starch|碱处理淀粉 = 1402 增稠剂 1 !
e1411|distarch glycerol = 1411 增稠剂 1 !
e1443|hydroxypropyl distarch glycerol = 1443 增稠剂 1 !
e1517|glycerol diacetate|glyceryl diacetate = 1517 其他 1
e1519 = 1519 其他 1
artificial color|artificial colors|color|colors|other color added|other colors added|other colors|other color|color added|colour added|artificial coloring|coloring|natural color|natural colors|natural colour|added color|色素|人工色素|天然色素|食用色素|合成色素|食品色素 = 0 着色剂 1 !
artificial sweetener|artificial sweeteners|人工甜味剂 = 0 甜味剂 2 !
emulsifying salts|emulsifying salt|乳化盐 = 0 乳化剂 2 !
vegetable gum|vegetable gums|gums|食用胶|复合胶 = 0 增稠剂 1 !
dough conditioner|dough conditioners|dough improver|flour treatment|面包改良剂|面团改良剂|品质改良剂 = 0 面粉处理剂 1
`

/**
 * Substances that count as another one, and names of what table A.1 does not list: `name|name = what it counts as`. Names
 * of one and the same substance stand in src/knowledge/trade-names.ts.
 */
export const ALSO_CALLED = `
胭脂虫色素 = 胭脂虫红
三聚磷酸钾|多聚磷酸钾 = 三聚磷酸钠
氧化铁|iron oxide|iron oxides|iron oxides and hydroxides|iron oxides and iron hydroxides = 氧化铁红
copper complexes of chlorophyllins|copper complexes of chlorophylls and chlorophyllins = 叶绿素铜钠盐
glycerol esters of wood rosins|glycerol esters of wood rosin = 氢化松香甘油酯
对羟苯甲酸丙酯|对羟苯甲酸丁酯|对羟苯甲酸异丙酯|对羟苯甲酸甲酯 = 对羟基苯甲酸酯类及其钠盐
山梨酸钠盐 = 山梨酸
酸式磷酸铝钠 = 酸性磷酸铝钠
磷酸二氢铵 = 磷酸氢二铵
偏磷酸钾|多磷酸钾 = 聚偏磷酸钾
偶氮二甲酰胺 = 偶氮甲酰胺
栀子红色素 = 栀子红
琥珀酸一钠 = 琥珀酸二钠
5'-核苷酸|5'-核糖核苷酸钙 = 5'-呈味核苷酸二钠
disodium inosinate and guanylate|disodium inosinate and disodium guanylate|disodium guanylate and inosinate|disodium 5'-inosinate and guanylate|disodium inosinate & guanylate = 5'-呈味核苷酸二钠
甘草素|甘草酸钠|甘草萃|甘草酸 = 甘草酸盐
环己基(代)磺醯胺酸钠|环己基磺醯胺酸钠|环己基(代)磺醯胺酸钙|甜精 = 甜蜜素
羧甲基纤维素钙 = 羧甲基纤维素钠
重合磷酸盐 = 复合磷酸盐
儿茶素 = 茶多酚
green tea catechins|catechins = 茶多酚
`

/** Class words of GB 2760 annex D as labels write them; the first word of a line is the official one. */
export const CLASS_WORDS = `
酸度调节剂 酸味剂 酸化剂 碱度调节剂 酸度调整剂 酸味料 酸碱调节剂 PH调节剂 | acidity regulator, acidity regulators, acid regulator, acidulant, acidulants, acid, acids, food acid, food acids, ph control agent, buffering agent, buffer, acidifier, acidifying agent, acidifying agents, acidifier, fruit acid, fruit acids, acidity correctors, acidity corrector, ph adjuster, acidity regulating agent
抗结剂 抗结块剂 抗结块料 流动剂 松散剂 | anticaking agent, anti-caking agent, anticaking agents, anti-caking agents, anti caking agent, anti caking agents, free flow agent, anti-caking, anti-caking substance, flow agent, flowing agent
消泡剂 除泡剂 | antifoaming agent, antifoaming agents, anti-foaming agent, anti-foaming agents, defoamer, antifoam, anti-foam, anti foaming agent
抗氧化剂 抗氧剂 抗氧化料 | antioxidant, antioxidants, anti-oxidant, antioxidising agent, anti oxidant, anti-oxidants
漂白剂 | bleaching agent
膨松剂 疏松剂 膨发剂 复合疏松剂 膨胀剂 膨脹劑 复方膨胀剂 合成膨胀剂 发泡粉 膨发粉 | raising agent, raising agents, leavening, leavening agent, leavening agents, leavener, leaveners, leavening acid, rising agent, baking agent, aerating agent, aerating agents, rising agents
胶基糖果中基础剂物质 胶基 | gum base
着色剂 色素 食用色素 着色料 食用色料 天然色素 合成色素 人工色素 | fd&c color, fd&c colors, colour, colours, color, colors, colouring, coloring, colourings, colorings, colouring agent, artificial colors, artificial color, artificial colours, natural colour, natural colours, natural color, natural colors, colorant, colour added, color added, artificial coloring, food colour, food color, food colours, food colors, food colouring, food coloring, added colour, added colours, added color, artificial colour, natural food colour, natural food colours, colourants, colorants, natural colouring, natural coloring, colours added, colors added, color additives, permitted food colour
护色剂 发色剂 保色剂 | colour retention agent, color retention agent, color fixative, curing agent, color stabilizer, colour stabiliser, colour fixative
乳化剂 乳化稳定剂 | emulsifier, emulsifiers, emulsifying agent, emulsifying salts, emulsifying salt, emulsifying agents, emulsifier and stabilizer, emulsifier and stabiliser, emulsifiers and stabilizers, emulsifiers and stabilisers, emulsifier/stabilizer, emulsifiers & stabilizers
酶制剂 食品用酶制剂 食用酶制剂 食品工业用酶制剂 | enzyme preparation, enzyme preparations, enzyme, enzymes
增味剂 鲜味剂 增鲜剂 风味增强剂 调味剂 调味料剂 增香剂 | flavour enhancer, flavour enhancers, flavor enhancer, flavor enhancers, flavour enhancing agent, taste enhancer, flavor potentiator
面粉处理剂 改良剂 面包改良剂 面团改良剂 品质改良剂 面质改良剂 复合改良剂 | flour treatment agent, flour treatment agents, flour improver, flour improvers, dough conditioner, dough conditioners, improver, flour treatment, flour improving agent, bread improver, bread improvers, treatment agent
被膜剂 上光剂 抛光剂 光泽剂 涂膜剂 | glazing agent, glazing agents, coating agent, glaze, polishing agent, anti-sticking agent, glazing agents and coatings, surface finishing agent, coating agents, polishing agents, release agent
水分保持剂 保湿剂 保水剂 结着剂 品质保持剂 | humectant, humectants, moisture retention agent, moisturizer, moisture retaining agent, water retention agent, water binder
营养强化剂 食品营养强化剂 营养强化 复合营养强化剂 营养素 维生素 矿物质 维生素类 矿物质类 维生素和矿物质 维他命 维生素预混料 矿物质预混料 复合维生素预混料 复合矿物质预混料 营养素预混料 维生素混合物 矿物质混合物 | nutrition enhancer, nutrients, fortificant, vitamins and minerals, vitamins & minerals, vitamins, minerals, vitamin, mineral
防腐剂 保鲜剂 保存料 保存剂 防霉剂 | preservative, preservatives, mold inhibitor, mould inhibitor, to preserve freshness, natural preservative, natural preservatives, artificial preservative, artificial preservatives, chemical preservative, anti-mould agent
稳定剂和凝固剂 稳定和凝固剂 稳定剂 凝固剂 稳定剂凝固剂 凝结剂 凝固料 固化剂 硬化剂 | stabilizer, stabilizers, stabiliser, stabilisers, firming agent, firming agents, coagulant, stabilizing agent, sequestrant, sequestrants, stabilising agent, coagulants, firming agents and salts, stabilizer and coagulant, stabilizers and coagulants, stabiliser and coagulant, stabilisers and coagulants, stabilizers and emulsifiers, stabilisers and emulsifiers
甜味剂 甜味料 代糖 甜味料剂 高倍甜味剂 复合甜味剂 | sweetener, sweeteners, non-nutritive sweetener, artificial sweetener, artificial sweeteners, bulk sweetener, natural sweetener, natural sweeteners, sweetening agent, sweetening agents, low calorie sweetener, intense sweetener, intense sweeteners, high intensity sweetener, non-sugar sweetener
增稠剂 胶凝剂 增稠稳定剂 粘稠剂 黏稠剂 糊料 凝胶剂 胶凝料 稳定增稠剂 | thickener, thickeners, thickening agent, thickening agents, gelling agent, gelling agents, gelling agent and thickener, vegetable gum, vegetable gums, gums, thickener and stabilizer, thickeners and stabilizers, thickeners and stabilisers, stabilizers and thickeners, thickener/stabilizer, gelling agent and stabilizer, gellant, texturizer, texturizing agent, thickening and gelling agent
食品用香料 食用香料香精 | flavoring agent, flavouring, flavourings, flavoring, flavorings, flavour, flavor, flavors, flavours
食品工业用加工助剂 加工助剂 | processing aid
其他 推进剂 包装气体 载体 溶剂 填充剂 | propellant, propellants, packaging gas, mineral salt, mineral salts, yeast nutrients, yeast nutrient, yeast food, carrier, carriers, bulking agent, bulking agents, filler, solvent
食品添加剂 添加剂 食品添加物 复配食品添加剂 食品添加剂及配料 复合食品添加剂 食添 复配添加剂 | food conditioner, food conditioners, food additives, food additive, additives, additive
`
