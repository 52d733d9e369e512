import { AxiosError, type AxiosResponse } from 'axios';
import { client } from '../http/client';

/** The response to a call without the network. */
export interface DirectAnswer {
  status: number;
  /** The parsed JSON body. */
  body: unknown;
}

/**
 * Resolves all calls with a function instead of the network: the renderer runs on the server's
 * machine. A status outside 2xx rejects the call, as over the network.
 * @param respond gets the method and the URL with its query, such as `/api/updates?limit=9`
 */
export const answerCallsWith = (
  respond: (method: string, url: string) => Promise<DirectAnswer>,
): void => {
  client.defaults.adapter = async (config) => {
    const { status, body } = await respond(
      config.method?.toUpperCase() ?? 'GET',
      client.getUri(config),
    );
    const response: AxiosResponse = { data: body, status, statusText: '', headers: {}, config };
    if (status >= 200 && status < 300) return response;
    const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
    throw new AxiosError(
      `The call was answered with ${status}.`,
      code,
      config,
      undefined,
      response,
    );
  };
};
