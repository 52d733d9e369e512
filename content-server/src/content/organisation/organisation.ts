import {
  colours,
  DEFAULT_LANGUAGE,
  organisation,
  paletteCss,
  paletteVariables,
  proofOf,
  type LanguageCode,
  type Proof,
} from '@charity-site/api-client/entities';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { readSingleton } from '../crud/singleton';
import { translateRecords } from '../language/translateRecords';

/** Name, texts and colours of the organisation on every page. Texts are unescaped. */
export interface Branding {
  /** The stored name, or the name in the settings if none is stored. */
  name: string;
  /** One sentence; '' if none is stored. */
  tagline: string;
  /** Proof of the charity's identity for donors; undefined if none is stored. */
  proof?: Proof;
  /** On pages in another language: names of the fields that are in English, such as 'tagline'. */
  untranslated?: readonly string[];
  /** CSS that sets the chosen colours; '' for the colours of the theme. */
  css: string;
  /** The chosen dark colour, for the browser's own frame; '' for the colour of the theme. */
  deep: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The stored name, tagline, proof and colours; the last known ones while the database is
     * unavailable.
     * @param language of translated words; the default language if left out
     */
    organisation: (language?: LanguageCode) => Promise<Branding>;
  }
}

export const organisationPlugin = plugin(
  async (app, { site }: Pick<Config, 'site'>) => {
    const last = new Map<LanguageCode, Branding>();

    /** Tagline and proof in a language, and the names of fields still in English. */
    const wordsIn = async (record: Record<string, unknown>, language: LanguageCode) => {
      const [translated] =
        language === DEFAULT_LANGUAGE
          ? []
          : await translateRecords(
              app.database,
              organisation,
              [{ key: organisation.path, record }],
              {
                language,
                origin: '',
              },
            );
      const words: Record<string, unknown> = translated ?? record;
      return {
        tagline: String(words.tagline),
        proof: proofOf(words),
        untranslated: translated?.untranslated,
      };
    };

    const read = async (language: LanguageCode): Promise<Branding> => {
      const [words, chosen] = await Promise.all([
        readSingleton(app.database, organisation),
        readSingleton(app.database, colours),
      ]);
      const hex = (name: string) => String(chosen?.[name]);
      const picked = chosen && { main: hex('main'), accent: hex('accent'), third: hex('third') };
      return {
        name: String(words?.name ?? site.name),
        ...(words ? await wordsIn(words, language) : { tagline: '' }),
        css: picked ? paletteCss(picked) : '',
        deep: picked ? (paletteVariables(picked)['--kit-palette-kit-deep'] ?? '') : '',
      };
    };

    app.decorate('organisation', async (language = DEFAULT_LANGUAGE) => {
      try {
        last.set(language, await read(language));
      } catch (error) {
        app.log.error(error, 'The name of the organisation cannot be read.');
      }
      return (
        last.get(language) ??
        last.get(DEFAULT_LANGUAGE) ?? { name: site.name, tagline: '', css: '', deep: '' }
      );
    });
  },
  { name: 'organisation' },
);
