import { isForServer, readBuild, travellingBytes } from './build';
      },
      shared: Object.fromEntries(
        manifest.shared.map(({ name: request, version: carried, requiredVersion }) => [
          request,
          { version: carried, range: requiredVersion },
        ]),
      ),
      ...(imports ? { imports } : {}),
      exposes,
      files: served.length,
      bytes: await travellingBytes(folder, build, served),
      firstBytes: await travellingBytes(folder, build, first),
    },
  };
};
