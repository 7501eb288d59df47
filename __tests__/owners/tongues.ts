/** A made-up language. Its words have no Latin letter, or only ones with accents. */
export type Tongue = {
  /** The language whose dates, times and rules it takes. None of these has a Latin letter. */
  language: string;
  /** Translates words. */
  turn: (words: string) => string;
  /** Whether the search has rules for it. */
  isSearched: boolean;
};

/** Letters, and those that stand for them. All are in the typefaces, and addresses take their accents off. They are as wide
 * as the others, or lines of the fallback would end elsewhere than those of the typeface. */
const PLAIN = 'acdeghijklnorstuwyz';
const ACCENTED = 'áçďéğĥíĵķĺñóřšţúŵýž';

/** Puts an accent on each letter that can have one. */
function accent(words: string): string {
  return [...words]
    .map((letter) => {
      const accented = ACCENTED[PLAIN.indexOf(letter.toLowerCase())];
      if (accented === undefined) return letter;
      return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
    })
    .join('');
}

/** The most letters of a compound. */
const COMPOUND = 30;

/** Joins words to compounds, as German does. A text is as long as before. */
const compound = (words: string): string =>
  words.replace(/[A-Za-z]+(?: [a-z]{4,})+/g, (group) =>
    group.split(' ').reduce((done, word) => {
      const { length } = done.slice(done.lastIndexOf(' ') + 1);
      return length + word.length > COMPOUND ? `${done} ${word}` : done + word;
    }),
  );

/** Words of Japanese, short ones and long ones, and of Thai. */
const SHORT =
  '川 船 橋 町 店 茶 山 水 音 声 朝 夜 春 秋 雨 雪 風 空 海 森 花 鳥 犬 猫 魚 米 塩 火 石 木 紙 本 歌 家 窓 門 道 駅 車 港'.split(
    ' ',
  );
const LONG_WORDS =
  '会社 情報 採用 技術 検索 時間 人間 文化 音楽 写真 料理 旅行 学校 病院 銀行 図書館 新聞 電話 手紙 世界 歴史 科学 自然 動物 植物 季節 天気 朝食 仕事 生活 経済 社会 教育 研究 建築 デザイン サイト クラウド システム ホテル レストラン コーヒー テーブル カレンダー プログラム 電車 飛行機 自転車 美術館 映画 小説 問題 質問 説明 意見 計画 予定 約束 友達 家族'.split(
    ' ',
  );
const THAI = ['เรือ', 'แม่น้ำ', 'สะพาน', 'น้ำชา', 'ร้าน', 'เวลา'];

/** A number that is always the same for a word. */
const count = (word: string): number =>
  [...word.toLowerCase()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** A word of another script, which is short where the word is. */
function toSign(word: string): string {
  const number = count(word);
  const words = number % 9 === 0 ? THAI : word.length < 4 ? SHORT : LONG_WORDS;
  return words[(number >>> 4) % words.length] ?? '';
}

/** Puts a word of another script in the place of each word, and takes the blanks away. */
const toSigns = (words: string): string =>
  words.replace(/[A-Za-zÀ-ž]+/g, toSign).replace(/(?<=[^\s\w.,:;!?]) (?=[^\s\w])/g, '');

/** Arabic letters that join on both sides, in the order of the Latin ones. */
const JOINING = 'اتثجحخسشصضطظعغفقكلمنهيبتسم';

const toArabic = (words: string): string =>
  words.replace(/[A-Za-z]/g, (letter) => JOINING[letter.toLowerCase().charCodeAt(0) - 97] ?? '');

/** The made-up languages: with compounds and accents, without blanks between words, and from right to left with letters that join. */
export const tongues = {
  long: { language: 'el', turn: (words) => accent(compound(words)), isSearched: false },
  unspaced: { language: 'ja', turn: toSigns, isSearched: true },
  joined: { language: 'ar-EG', turn: toArabic, isSearched: true },
} satisfies Record<string, Tongue>;

export type Language = keyof typeof tongues;

export const isLanguage = (name: string): name is Language => name in tongues;
