import { AxiosError, type AxiosResponse } from 'axios';
import { http } from '@charity-site/api-client/http';

/** The answer to a call that did not go over the network. */
export interface DirectAnswer {
  status: number;
  /** The parsed JSON body. */
  body: unknown;
}

/**
 * Answers all calls with a function instead of the network: where pages are rendered, the server is
 * in the same machine. A status outside 2xx rejects the call, as over the network.
 * @param answer gets the method and the address with its query, such as `/api/updates?limit=9`
 */
export const answerCallsWith = (
  answer: (method: string, address: string) => Promise<DirectAnswer>,
): void => {
  http.defaults.adapter = async (config) => {
    const { status, body } = await answer(
      config.method?.toUpperCase() ?? 'GET',
      http.getUri(config),
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
