// Numbers of the additives that the European Union permits: Regulation (EC) No 1333/2008, annex II, part B, as of 2025
// (E 203, E 311, E 312 and E 171 were taken off).

const colours =
  '100 101 102 104 110 120 122 123 124 127 129 131 132 133 140 141 142 150a 150b 150c 150d 151 153 155 160a 160b 160c 160d 160e 161b 161g 162 163 170 172 173 174 175 180'
const sweeteners = '420 421 950 951 952 953 954 955 957 959 960a 960c 961 962 964 965 966 967 968 969'
const others = [
  '200 202 210 211 212 213 214 215 218 219 220 221 222 223 224 226 227 228 234 235 239 242 243 249 250 251 252',
  '260 261 262 263 270 280 281 282 283 284 285 290 296 297 300 301 302 304 306 307 308 309 310 315 316 319 320',
  '321 322 325 326 327 330 331 332 333 334 335 336 337 338 339 340 341 343 350 351 352 353 354 355 356 357 363',
  '380 385 392 400 401 402 403 404 405 406 407 407a 410 412 413 414 415 416 417 418 422 423 425 426 427 431 432',
  '433 434 435 436 440 442 444 445 450 451 452 456 459 460 461 462 463 464 465 466 468 469 470a 470b 471 472a',
  '472b 472c 472d 472e 472f 473 474 475 476 477 479b 481 482 483 491 492 493 494 495 499 500 501 503 504 507 508',
  '509 511 512 513 514 515 516 517 520 521 522 523 524 525 526 527 528 529 530 534 535 536 538 541 551 552 553a',
  '553b 554 555 570 574 575 576 577 578 579 585 586 620 621 622 623 624 625 626 627 628 629 630 631 632 633 634',
  '635 640 641 650 900 901 902 903 904 905 907 914 920 927b 938 939 941 942 943a 943b 944 948 949 999 1103 1105',
  '1200 1201 1202 1203 1204 1205 1206 1207 1208 1209 1404 1410 1412 1413 1414 1420 1422 1440 1442 1450 1451 1452',
  '1505 1517 1518 1519 1520 1521',
].join(' ')
const listed = new Set(`${colours} ${sweeteners} ${others}`.split(' '))

/** INS numbers of which the list tells nothing: gelatin and treated starch are foods there, and some are numbered in another way. */
const elsewhere = new Set(['428', '1400', '1401', '1402', '1403', '1405', '457', '458', '905a', '100(ii)'])
/** The letter or Roman numeral of a form stands for no additive of its own there: 339(ii), 900a. */
const baseOf = (ins: string): string => {
  const plain = ins.replace(/\(.*/, '')
  return listed.has(plain) ? plain : plain.replace(/[a-z]$/, '')
}

/** Whether an INS number is on the European list; undefined where the number alone does not tell. */
export const inUnionList = (ins: string): boolean | undefined => {
  if (elsewhere.has(ins)) return undefined
  if (ins === '470(iii)') return true
  // 472g is no form of 472.
  const base = ins.startsWith('472') ? ins : baseOf(ins)
  return listed.has(base)
}
