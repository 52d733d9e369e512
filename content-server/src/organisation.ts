import { colours, organisation, paletteCss, paletteVariables } from '@charity-site/api-client/entities';
import plugin from 'fastify-plugin';
import type { Config } from './config';
import { readSingleton } from './crud/singleton';

/** What every page says and shows of the organisation. Texts are unescaped. */
export interface ShownOrganisation {
  /** The stored name; until there is one, that of the settings. */
  name: string;
  /** One sentence; '' while none is stored. */
  tagline: string;
  /** CSS that sets the chosen colours; '' while the theme's own are shown. */
  css: string;
  /** The chosen dark colour, for the browser's own frame; '' while the theme's own are shown. */
  deep: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The stored name, tagline and colours. While the database does not answer, what it answered last. */
    organisation: () => Promise<ShownOrganisation>;
  }
}

/** Decorates the server with `organisation`, which everything that names the site asks. */
export const organisationPlugin = plugin(async (app, { site }: Pick<Config, 'site'>) => {
  let last: ShownOrganisation = { name: site.name, tagline: '', css: '', deep: '' };

  const read = async (): Promise<ShownOrganisation> => {
    const [words, chosen] = await Promise.all([
      readSingleton(app.database, organisation, organisation.path),
      readSingleton(app.database, colours, colours.path),
    ]);
    const hex = (name: string) => String(chosen?.[name]);
    const picked = chosen && { main: hex('main'), accent: hex('accent'), third: hex('third') };
    return {
      name: String(words?.name ?? site.name),
      tagline: String(words?.tagline ?? ''),
      css: picked ? paletteCss(picked) : '',
      deep: picked ? (paletteVariables(picked)['--kit-palette-kit-deep'] ?? '') : '',
    };
  };

  app.decorate('organisation', async () => {
    try {
      last = await read();
    } catch (error) {
      app.log.error(error, 'The name of the organisation cannot be read.');
    }
    return last;
  });
});
