import { TRANSLATION_LANGUAGES } from '@charity-site/api-client/entities';
import { loadCatalogue } from '@charity-site/api-client/languages';
import { textsOfProduct, unusedTexts } from '../checks/texts/unusedTexts';

// Part of `npm run check`: checks that the code uses every translated text. A text that changed
// only in the code would be shown in English.
const code = textsOfProduct();
for (const { code: language } of TRANSLATION_LANGUAGES) {
  const { toReview, reviewed } = await loadCatalogue(language);
  for (const text of unusedTexts(Object.keys({ ...toReview, ...reviewed }), code)) {
    console.error(`api-client/src/languages/${language}.ts: no code has the text "${text}"`);
    process.exitCode = 1;
  }
}
