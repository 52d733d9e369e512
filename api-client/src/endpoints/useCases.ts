import type { UseCase, UseCaseDraft } from '../entities/useCase';
import { itemCall, listCalls } from './list';

const PATH = '/content/use-cases';

/** Use cases; `category` filters. */
export const useCases = { ...listCalls<'useCases', UseCaseDraft>(PATH, 'useCases'), get: itemCall<UseCase>(PATH) };
